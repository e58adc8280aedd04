game Board

deal
  4 to each of tableau 5 to 2 # ERROR pile-out-of-range "no pile lies from 5 to 2"
  4 to each of tableau 0 to 1 # ERROR pile-out-of-range "numbered from 1"

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
