game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build any card when not rank is at least rank of top
  spaces take any card

win when foundations full
