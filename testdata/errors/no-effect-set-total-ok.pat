game Sets

deal
  4 to each of tableau 1 to 4
  rest to stock

tableau 9
  build none
  spaces take any card from stock at once

stock

discard
  takes king from tableau
  takes 5 cards totalling 6 from tableau

win when 4 cards in discard
