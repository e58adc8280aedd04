game Board

deal
  4 to each tableau

foundations 4
  base seven
  build up or down in suit wrapping either way

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
