game House
counter called ace to king

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

stock
  turn 3 to waste
  redeals unlimited

waste

after turn
  set called to rank of waste

lose when called is king and waste empty
win when foundations full
