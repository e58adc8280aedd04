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
  1 from bottom of each tableau to its bottom # WARNING no-effect "back to where they lay"
  2 from bottom of tableau 2 to bottom of tableau 2 # WARNING no-effect "back to where they lay"
  all from tableau 3 to bottom of tableau 3 # WARNING no-effect "back to where they lay"
  rest to stock

may renew 2 times
  1 to stock # WARNING no-effect "takes cards of the stock"

win when foundations full
