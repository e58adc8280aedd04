game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in alternating colours

tableau 13
  build down in any suit
  spaces stay empty

win when foundations full
