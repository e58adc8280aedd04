game House
option pace 1 or 2 # WARNING unused-name "changes nothing"
ask luck 1 numbers from 1 to 3 # WARNING unused-name "is asked for"
counter dealt 0 to 3 # WARNING unused-name "no line reads"
counter spent 0 to 3 # WARNING unused-name "no step changes"

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

stock
  turn 3 to waste
  redeals unlimited

waste

lose when spent is 3
win when foundations full
