game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit
  worry back # WARNING worry-back "to the tableau only"

tableau 13
  build down in any suit
  spaces take any card

cells 2

win when foundations full
