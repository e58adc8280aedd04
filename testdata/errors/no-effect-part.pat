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
  spaces take any card when stock empty or pass is 3 # WARNING no-effect "this part"
  spaces take queen when stock empty and pass is at most 2 # WARNING no-effect "always holds"

stock
  turn 3 to waste
  redeals 1

waste

win when foundations full
