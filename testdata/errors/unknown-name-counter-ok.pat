game House
option rate 1 or 2
counter turned 0 to 30

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
  turn rate to waste
  redeals unlimited

waste

after turn
  add 1 to turned

lose when turned is 30
win when foundations full
