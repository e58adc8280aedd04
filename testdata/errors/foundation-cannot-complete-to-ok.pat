game Board

deal
  4 to each tableau

foundations 4
  build in order king ace to queen in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
