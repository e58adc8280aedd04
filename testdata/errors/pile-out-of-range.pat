game Board

deal
  4 to each of tableau 1 to 14 # ERROR pile-out-of-range "there is no tableau pile 14"

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
