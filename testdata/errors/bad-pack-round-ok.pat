game House
ranks ace to king

deal
  4 to tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 1
  build down in any suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
