game Board

deal
  4 to each tableau

foundations 4
  base king
  build down in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
