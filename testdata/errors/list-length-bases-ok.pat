game Clock

deal
  4 to each tableau

foundations 4
  base ace three five seven
  build up in suit wrapping

tableau 13
  build down in suit wrapping
  spaces take any card

win when foundations full
