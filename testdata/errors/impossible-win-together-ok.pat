game House

deal
  1 to each tableau
  rest to stock

tableau 9
  build none
  spaces take any card from stock at once

stock

discard
  takes pair totalling 11 from tableau
  takes set jack queen king from tableau

win when all cards in discard
