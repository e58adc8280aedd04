game Pairs

deal
  1 to each tableau
  rest to stock

tableau 10
  build none
  spaces take any card from stock at once

stock

discard
  takes pair same suit from tableau

win when all cards in discard # ERROR impossible-win "13, an odd number"
