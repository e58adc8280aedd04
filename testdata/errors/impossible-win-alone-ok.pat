game House

deal
  1 to each tableau
  rest to stock

tableau 10
  build none
  spaces take any card from stock at once

stock

discard
  takes pair totalling 13 from tableau
  takes king from tableau

win when all cards in discard
