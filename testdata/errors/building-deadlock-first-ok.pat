game Board

deal
  1 king to each of tableau 1 to 4
  4 to each of tableau 5 to 13
  3 to each of tableau 1 to 4

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces stay empty

win when foundations full
