game Nine Across
variant of klondike
source PySolFC, Nine Across
without option draw

deal
  1 2 3 4 5 6 7 8 9 to tableau top face up
  rest to stock

foundations
  base rank of first card
  build up in suit wrapping

tableau 9
  build down in alternating colours wrapping
  spaces take any card when rank is 1 below base

stock
  turn 1 to waste
