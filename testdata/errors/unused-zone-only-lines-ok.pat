game House

deal
  3 to each of tableau 1 to 17
  1 to tableau 18

foundations 4
  base ace
  build up in suit
  worry back to tableau or cells

tableau 18
  build down in suit
  move sequence by free cells
  spaces take king

cells 2

win when foundations full
