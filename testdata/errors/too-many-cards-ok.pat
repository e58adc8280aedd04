game Board

deal
  3 to each tableau
  1 to tableau 1

foundations 4
  base ace
  build up in suit

tableau 17
  build down in any suit
  spaces take any card

win when foundations full
