game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  13 to reserve
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king
  takes only from tableau or waste

stock
  turn 3 to waste
  redeals unlimited

waste

reserve
  plays only to tableau # ERROR unreachable-cards "the 13 cards of `reserve` can never come to `foundations`"

win when foundations full
