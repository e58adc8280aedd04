game House

deal
  3 to each of tableau 1 to 9
  5 to tableau 10
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 10
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
