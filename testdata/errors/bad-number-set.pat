game Pairs

deal
  1 to each tableau
  rest to stock

tableau 10
  build none
  spaces take any card from stock at once

stock

discard
  takes 1 to 3 cards totalling 13 # ERROR bad-number "2 cards or more" from tableau
  takes 4 to 3 cards same rank from tableau # ERROR bad-number "no number lies"
  takes king from tableau

win when all cards in discard
