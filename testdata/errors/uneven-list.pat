game House

deal
  1 2 3 3 5 6 7 to tableau top face up # NOTE uneven-list "all numbers of the list go on by one but this"
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
