game House

deal
  4 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  spaces take any card from waste or stock at once

stock
  turn 3 minus pass to waste # WARNING no-effect "is 0 in pass 3"
  redeals 2

waste

win when foundations full
