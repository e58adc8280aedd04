game Aunt Mary
variant of klondike
source PySolFC, Aunt Mary
without option draw

deal
  1 2 3 4 5 to tableau 2 to 6 face down
  6 5 4 3 2 1 to tableau
  rest to stock

tableau 6

stock
  turn 1 to waste
  without redeals
