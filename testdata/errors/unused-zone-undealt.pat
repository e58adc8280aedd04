game House
deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

reserve 3 # WARNING unused-zone "nothing is ever put into `reserve`"

tableau 6
  build down in alternating colours
  move sequence
  spaces take any card

stock
  turn 1 to waste
  redeals 1

waste

win when foundations full
