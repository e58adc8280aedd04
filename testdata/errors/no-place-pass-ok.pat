game Board

deal
  4 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  spaces take any card when tableau pass is empty

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
