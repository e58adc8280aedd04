game House
option draw 1 or 2 or 3

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
  turn draw to waste
  redeals 2

waste

win when foundations full
