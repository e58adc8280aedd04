game House
counter mood 0 to 5

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
  spaces take any card when mood is 3 # WARNING no-effect "`mood is 3` cannot be"

stock
  turn 3 to waste
  redeals unlimited

waste

after turn
  add 2 to mood

after redeal
  set mood to 4

win when foundations full
