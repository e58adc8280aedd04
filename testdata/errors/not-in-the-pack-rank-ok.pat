game Board
ranks ace to queen

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 12
  build down in any suit
  spaces take queen

win when foundations full
