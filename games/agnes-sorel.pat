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

example Down in one colour; spaces stay empty until the stock is dealt on them
  f1: 5H
  t1: 9S 8C
  t2: 9D
  t3: 10C
  s: (2C) (3C) (4C) (5C) (6C) (7C) (8H)
  may t1 t3 2: build down in colour wrapping
  may not t1 t2 1: build down in colour wrapping
  may not t2 t4: spaces stay empty
  play turn
  now t4: 5C
