game Board

deal
  3 to each tableau but aces to foundations replaced
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  spaces take any card

win when foundations full

stock
  turn 1 to each tableau
