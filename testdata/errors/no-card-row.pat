game Rows

deal
  1 to each tableau

foundations 4
  base ace
  build up in suit

tableau 4 rows of 13
  build none
  spaces take any card when no other suit in row of tableau # ERROR no-card "does not say which row it is"

win when foundations full
