game Board

deal
  3 to each tableau
  3 to each cells
  4 to tableau 1

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

cells 3 # ERROR too-many-cards "which holds at most 1"

win when foundations full
