game House
option pace 1 or king or 3 # ERROR mixed-sorts "not of one sort"
option deep 1 or 2 or 1 # WARNING no-effect "stands twice"

deal
  1 2 3 4 5 6 7 to tableau top face up
  pace to waste
  deep to waste
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

win when foundations full
