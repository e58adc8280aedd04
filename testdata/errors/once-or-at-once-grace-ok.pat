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
  spaces take any card from tableau once

reserve grace
  takes any card from waste once

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full
