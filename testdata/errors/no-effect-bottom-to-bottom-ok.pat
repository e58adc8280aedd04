game House

deal
  4 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn 1 to waste
  redeals 2

waste

may rotate 3 times
  1 from bottom of each tableau to its top
  2 from tableau 2 to bottom of tableau 2
  all from tableau 3 to waste
  rest to stock

may renew 2 times
  1 from stock to bottom of stock

win when foundations full
