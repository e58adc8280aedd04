game House

deal
  7 to each tableau
  rest to tableau 1

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence by free cells and spaces
  spaces take any card

cells # NOTE uncounted "`cells` alone is one"

win when foundations full
