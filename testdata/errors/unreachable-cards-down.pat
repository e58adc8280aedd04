game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  4 to reserve face down
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn 3 to waste
  redeals unlimited

waste

reserve
  exposed card stays down # ERROR unreachable-cards "nothing ever turns them up"

win when foundations full
