game Board

deal
  aces to foundations
  4 to each tableau # ERROR too-many-cards "the deal needs 56 cards"

foundations 4
  base ace
  suits spades hearts clubs diamonds
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
