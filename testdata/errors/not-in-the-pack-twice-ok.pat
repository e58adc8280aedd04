game Board

deal
  aces to foundations
  twos to tableau 1
  3 to each of tableau 2 to 11
  7 to each of tableau 12 to 13

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
