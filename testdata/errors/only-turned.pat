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
  spaces take king

stock
  turn 1 to waste
  redeals 2

waste

may rotate 3 times
  1 from bottom of each tableau to its bottom # NOTE only-turned "leaves the cards where they lie"

win when foundations full
