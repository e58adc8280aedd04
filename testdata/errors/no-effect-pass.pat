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

stock
  turn 3 to waste in pass 1
  turn 1 to waste in pass 3
  turn 2 to waste in pass 1 when pass is 2 # WARNING no-effect "never applies"
  redeals 1 # WARNING no-effect "there is no pass 3"

waste

win when foundations full
