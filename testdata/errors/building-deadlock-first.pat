game Board

deal
  1 king to each of tableau 1 to 3
  4 to each of tableau 4 to 13
  3 to each of tableau 1 to 3 # NOTE building-deadlock "kings that are not at the bottom"

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces stay empty

win when foundations full
