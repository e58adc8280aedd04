game Board

deal
  4 to each tableau

foundations 4
  base king # ERROR foundation-cannot-complete "ends at once: nothing is higher"
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
