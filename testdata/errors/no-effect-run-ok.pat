game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  build down by 2 in suit
  move sequence of 12 in suit
  move sequence down by 2 in suit
  spaces take king

stock
  turn 3 to waste
  redeals unlimited

waste

discard
  takes sequence king to ace by 2 in suit

win when foundations full
