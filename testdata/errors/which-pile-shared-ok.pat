game House

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build up or down in suit
  spaces take any card

win when foundations full
