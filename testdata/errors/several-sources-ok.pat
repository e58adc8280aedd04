game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  3 to reserve
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take ace from waste at once
  spaces take king from reserve

stock
  turn 3 to waste
  redeals unlimited

waste

reserve 1

win when foundations full
