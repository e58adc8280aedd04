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
  takes only from tableau or waste or foundations # WARNING no-effect "no card can come from `foundations`"

stock
  turn 3 to waste
  redeals unlimited

waste
  plays only to foundations or tableau
  plays only to foundations # WARNING no-effect "allows all of it"

win when foundations full
