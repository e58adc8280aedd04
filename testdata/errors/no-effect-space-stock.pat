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
  spaces take king when stock not empty
  spaces take any card from stock at once when stock empty # WARNING no-effect "no card comes from `stock` then"

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
