game House

deal
  1 2 3 4 4 6 6 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn 1 to waste
  redeals unlimited

waste

win when foundations full
