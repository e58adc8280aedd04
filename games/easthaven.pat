game Easthaven
family Gypsy
source PySolFC, Easthaven

deal
  3 to each tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit
  worry back

tableau 7
  build down in alternating colours
  move sequence
  spaces take any card

stock
  turn 1 to each tableau

win when foundations full
