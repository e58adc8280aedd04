game Board
ranks two to king

deal
  4 to each tableau

foundations 4
  base two
  build up in suit

tableau 12
  build down in any suit
  spaces take any card

win when foundations full
