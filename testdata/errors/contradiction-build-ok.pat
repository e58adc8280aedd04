game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in suit
  build same rank
  spaces take any card

win when foundations full
