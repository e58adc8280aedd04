game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence of 14 in suit # WARNING no-effect "no cards of the game make such a sequence"
  spaces take king

stock
  turn 3 to waste
  redeals unlimited

waste

discard
  takes sequence queen to ace by 2 in suit # WARNING no-effect "no cards of the game make such a sequence"

win when foundations full
