game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  4 to tableau # ERROR which-pile "to each of them?"
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence when rank of tableau is 3 # ERROR which-pile "speaks of one pile"
  spaces take king

stock
  turn 3 to waste
  turn 1 to tableau # ERROR which-pile "to each of them?"
  redeals unlimited

waste

win when foundations full
