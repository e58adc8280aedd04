game Legion
variant of klondike
source PySolFC, Legion
without option draw

deal
  1 3 5 7 7 5 3 1 to tableau alternately face up
  rest to stock

tableau 8

stock
  turn 1 to waste
  without redeals
