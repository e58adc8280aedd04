game Board

deal
  4 to each of tableau 2 to 13
  4 to tableau 1

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
