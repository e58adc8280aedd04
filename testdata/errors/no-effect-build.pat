game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  build down in suit # WARNING no-effect "allows all of it"
  spaces take any card

win when foundations full
