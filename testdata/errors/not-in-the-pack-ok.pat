game Board

deal
  4 aces to foundations
  rest to tableau 1

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
