game Boost
variant of klondike
also Klondike Mini
source PySolFC, Boost
without option draw

deal
  1 2 3 4 to tableau top face up
  rest to stock

tableau 4

stock
  turn 1 to waste
  redeals 2
