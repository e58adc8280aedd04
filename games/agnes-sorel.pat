game Agnes Sorel
family Klondike
source PySolFC, Agnes Sorel

deal
  1 2 3 4 5 6 7 to tableau
  1 to foundations
  rest to stock

foundations 4
  base rank of first card
  build up in suit wrapping

tableau 7
  build down in colour wrapping
  move sequence
  spaces stay empty

stock
  turn 1 to each tableau

win when foundations full
