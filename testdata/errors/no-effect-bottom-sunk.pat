game House

deal
  4 to each of tableau 1 to 6
  4 to tableau 7
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king when bottom of foundations 1 is king # WARNING no-effect "never applies"

stock
  turn 1 to waste
  redeals 2

waste

may sink once
  kings to bottom of tableau

win when foundations full
