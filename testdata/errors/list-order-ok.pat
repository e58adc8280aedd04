game Steps

deal
  3 to each of tableau 1 to 2 5 7
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

win when foundations full
