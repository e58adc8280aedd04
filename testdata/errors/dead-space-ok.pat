game House

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in suit when bottom of pile is king
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
