game Swiss Patience
family Gypsy
source PySolFC, Swiss Patience
ranks two to ace

deal
  1 2 3 4 5 4 3 2 1 to tableau top face up
  rest to stock

foundations 4
  base two
  build up in suit
  worry back

tableau 9
  build down in alternating colours
  move sequence
  spaces take ace

stock
  turn 1 to each tableau

win when foundations full
