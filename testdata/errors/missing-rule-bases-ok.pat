game Board

deal
  bases to foundations
  6 to each tableau

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  spaces take any card

win when foundations full
