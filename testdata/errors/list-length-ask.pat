game Board
ask target 3 numbers from 1 to 9 # ERROR list-length "3 numbers are asked for"

deal
  4 to each tableau

foundations 4
  base target
  build up in suit wrapping

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
