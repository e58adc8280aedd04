game House
counter goes 0 to 3

deal
  set goes to 3
  set goes to 3 # WARNING no-effect "the step before it has done it"
  1 to each tableau
  1 to each tableau # NOTE step-twice "stands twice"
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
  swap red card with black card when in same row # ERROR duplicate-rule "is given twice"

reserve 2

stock
  turn 1 to waste
  redeals unlimited

waste

lose when goes is 0

may mix 3 times when waste empty
  set goes to goes minus 1
  shuffle
  shuffle # WARNING no-effect "the step before it has done it"

win when foundations full
