game Pairs

deal
  1 to each tableau
  rest to stock

tableau 10
  build none
  spaces take 2 cards from stock at once
  at most 2 cards

stock

discard
  takes pair totalling 13 from tableau
  takes king from tableau

win when all cards in discard
