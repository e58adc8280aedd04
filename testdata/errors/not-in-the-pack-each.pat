game Board

deal
  4 kings to each of tableau 1 to 4 # ERROR not-in-the-pack "16 kings cannot be taken from one deck"
  1 ace to each tableau # ERROR not-in-the-pack "13 aces cannot be taken from one deck"
  rest to tableau 5

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
