game House
counter count 0 to 9

deal
  4 to each of tableau 1 to 6
  4 to tableau 7
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king
  spaces take any card when rank is not seven to king and count is 3
  spaces take red card when cards in waste is 2 to 5
  spaces take red card when suit is hearts to clubs

stock
  turn 1 to waste
  redeals 2

waste

after turn
  add 1 to count

win when foundations full
