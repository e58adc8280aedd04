game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build any card when rank of top is at most jack and rank is at least 2 above rank of top
  spaces take any card

win when foundations full
