game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  4 to tableau 1
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence when rank of tableau 1 is king or rank is at most 10
  spaces take king

stock
  turn 3 to waste
  turn 1 to each tableau once
  redeals unlimited

waste

win when foundations full
