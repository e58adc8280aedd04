game Quadrat
also Viereck
family Quadrat
source Wikipedia, Quadrat
ranks seven to ace

deal
  1 to each tableau
  rest to stock

tableau 4
  build none
  spaces take any card from stock at once

stock

discard
  takes pair same suit from tableau

win when all cards in discard
