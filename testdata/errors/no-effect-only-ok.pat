game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king
  takes only when stock empty

stock
  turn 1 to waste
  redeals 2

waste
  plays only to foundations or tableau 1 to 6

win when foundations full
