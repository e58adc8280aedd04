game Gypsy
also Double Easthaven, Normandy
family Gypsy
source PySolFC, Gypsy
decks 2

deal
  3 to each tableau top face up
  rest to stock

foundations 8
  base ace
  build up in suit
  worry back

tableau 8
  build down in alternating colours
  move sequence
  spaces take any card

stock
  turn 1 to each tableau

win when foundations full

example Eight cards at a time, on spaces too
  t1: 9S
  s: (2C) (3C) (4C) (5C) (6C) (7C) (8C) (9C)
  play turn
  now t1: 9S 9C
  now t8: 2C

example A sequence moves; any card fills a space
  t1: (2D) 9S 8H
  t2: 10D
  may t1 t2 2: move sequence
  may t1 t3 1: spaces take any card
