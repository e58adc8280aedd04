game House
counter goes 0 to 3

deal
  set goes to 3
  1 to each tableau
  1 to each tableau face down
  1 to each tableau when goes is 3
  1 to each tableau when goes is 3
  2 to reserve 1
  2 to reserve 2
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 2 rows of 3
  build down in alternating colours
  move sequence
  spaces take king
  swap red card with black card when in same row
  swap red card with black card when in same column

reserve 2

stock
  turn 1 to waste
  redeals unlimited

waste

lose when goes is 0

may mix 3 times when waste empty
  set goes to goes minus 1
  shuffle

win when foundations full
