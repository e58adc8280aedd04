game Board

deal
  aces to foundations
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13 # ERROR too-many-cards "the deal needs 56 cards"
  build down in any suit
  spaces take any card

win when foundations full
