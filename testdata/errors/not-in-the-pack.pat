game Board

deal
  5 aces to foundations # ERROR not-in-the-pack "5 aces cannot be taken from one deck"
  rest to tableau 1

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
