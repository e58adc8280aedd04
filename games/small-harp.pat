game Small Harp
variant of klondike
also Die kleine Harfe
source PySolFC, Small Harp
without option draw

deal
  7 6 5 4 3 2 1 to tableau top face up
  rest to stock

stock
  turn 1 to waste
