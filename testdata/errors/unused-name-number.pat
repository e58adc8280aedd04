game House
option draw 1 or 2 or 3 # WARNING unused-name "the option `draw` changes nothing: no line asks"

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit
  worry back

tableau 7
  build down in colour
  move sequence
  spaces take king

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
