game Board

deal
  1 king to each of tableau 1 to 4
  4 to each empty tableau
  3 to each of tableau 1 to 4

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
