game Pas Seul
variant of klondike
source PySolFC, Pas Seul
without option draw

deal
  1 2 3 4 5 6 to tableau top face up
  rest to stock

tableau 6
  spaces take any card

stock
  turn 1 to waste
  without redeals
