game Board

deal
  aces to foundations
  4 to each of tableau 1 to 12

foundations 4
  base ace
  suits spades hearts clubs diamonds
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
