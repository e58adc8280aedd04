game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit
  worry back
  plays only to tableau

tableau 7
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn 3 to waste
  top card face up
  plays only to foundations
  redeals unlimited

waste

win when foundations full
