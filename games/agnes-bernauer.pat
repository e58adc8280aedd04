game Agnes Bernauer
family Klondike
source PySolFC, Agnes Bernauer

deal
  1 2 3 4 5 6 7 to tableau
  1 to each reserve
  1 to foundations
  rest to stock

foundations 4
  base rank of first card
  build up in suit wrapping

tableau 7
  build down in alternating colours wrapping
  move sequence
  spaces take 1 below base

reserve 7

stock
  turn 1 to each reserve

win when foundations full

example A space takes only what is one below the base, and what it carries
  f1: 5H
  t1: 9S 4C 3H
  t2: 8D
  t3: 5D
  may t1 t4 2: spaces take 1 below base
  may not t2 t4: spaces take 1 below base
  may t1 t3 2: move sequence

example The stock goes to the seven reserves, from which every top card plays
  f1: 5H
  r1: 6H
  t1: 9S
  s: (2C) (3C) (4C) (5C) (6C) (7C) (8H)
  play turn
  now r1: 6H 8H
  now r7: 2C
  may r1 t1: build down in alternating colours wrapping
  may not t1 r1
