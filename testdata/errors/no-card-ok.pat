game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take down in suit after pile left

stock
  turn 3 to waste
  redeals unlimited

waste

may peek once when rank of waste is king
  face up tableau

after move to tableau when top is ace
  1 to pile

win when foundations full
