game Board
option deep 4 or 3

deal
  deep to each tableau
  rest to tableau 1

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
