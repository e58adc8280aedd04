game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  takes sequence king to ace in suit

tableau 7
  build down in suit
  move sequence
  spaces take king

discard
  takes sequence queen to ten in suit from tableau when tableau 1 in sequence

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
