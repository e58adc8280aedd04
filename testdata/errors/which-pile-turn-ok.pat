game Turned Away

deal
  3 to each reserve
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 4
  build down in suit
  spaces take any card

reserve 4

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
