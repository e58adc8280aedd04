game East Haven
source Solvitaire, preset east-haven

deal
  31 to stock
  3 to each tableau top face up

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
