game Board

deal
  7 7 7 7 7 7 4 1 1 1 1 1 1 to tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
