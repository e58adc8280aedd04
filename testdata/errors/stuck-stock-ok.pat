game House

deal
  1 2 3 4 5 6 7 to tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  spaces take king

stock
  turn 1 to waste when top of stock is not king
  turn 1 to tableau 7 when top of stock is king

waste

win when foundations full
