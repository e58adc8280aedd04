game Board
option deep 4 or 5

deal
  deep to each tableau # ERROR too-many-cards "needs 65 cards"

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
