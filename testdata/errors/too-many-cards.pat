game Board

deal
  3 to each tableau # ERROR too-many-cards "the deal needs 54 cards, but one deck has 52"

foundations 4
  base ace
  build up in suit

tableau 18
  build down in any suit
  spaces take any card

win when foundations full
