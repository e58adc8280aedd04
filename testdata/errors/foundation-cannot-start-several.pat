game House

deal
  1 to each foundations # WARNING foundation-cannot-start "lays cards there as they come, and only the first gives the rank by which they begin"
  6 to each tableau
  rest to stock

foundations 4
  base rank of first card
  build up in suit wrapping

tableau 7
  build down in suit wrapping
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
