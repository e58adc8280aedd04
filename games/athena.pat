game Athena
variant of klondike
source PySolFC, Athena
without option draw

deal
  4 to each tableau alternately face down
  rest to stock

stock
  turn 1 to waste
