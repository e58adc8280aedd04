game House

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 2 rows of 4
  build down in suit
  spaces take any card from waste
  spaces take red card from tableau when row is 1 and row of source is 2
  spaces take black card from tableau when row is 2 and row of source is 1

stock
  turn 1 to waste
  redeals unlimited

waste

win when foundations full
