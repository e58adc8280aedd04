game Pas Seul
variant of klondike
source PySolFC, Pas Seul
without option draw

deal
  1 to each tableau
  rest to stock

tableau 6
  spaces take any card

stock
  turn 1 to waste
  without redeals
