game Eight Off

deal
  6 to each tableau
  1 to each of cells 1 to 4

foundations 4
  base ace
  build up in suit

tableau 8
  build down in suit
  move sequence by free cells
  spaces take king

cells 8

win when foundations full
