game House

deal
  1 to each tableau
  kings to bottom of tableau # WARNING no-effect "each pile has 1 card there"
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  spaces take any card from waste or stock at once

stock
  turn 1 to waste

waste

win when foundations full
