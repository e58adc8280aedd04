game Board

deal
  4 to each tableau # NOTE building-deadlock "kings that are not at the bottom"

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces stay empty

win when foundations full
