game Board

deal
  4 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit
  takes only from tableau 1 to 4 6 in pass 1

tableau 8
  build down in any suit
  spaces take any card

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
