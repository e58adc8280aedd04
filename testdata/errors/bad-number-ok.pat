game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  1 to waste
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  move any 1 card twice
  spaces take king
  spaces take queen 3 times
  build up by 2 in suit

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full
