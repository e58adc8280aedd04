game Nines
family Pairing
source PySolFC, Nines

deal
  1 to each tableau
  rest to stock

tableau 9
  build none
  spaces take any card from stock at once

stock

discard
  takes pair totalling 9 from tableau
  takes nine from tableau
  takes set ten jack queen king from tableau

win when all cards in discard
