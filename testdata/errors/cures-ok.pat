game House

deal
  4 aces to foundations
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations upper 4
  base ace
  build up in suit

tableau 7
  build down in suit or down in alternating colours
  move sequence in suit
  spaces take king
  spaces take any card when card is ace or card is queen

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
