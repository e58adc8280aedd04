game House

deal
  1 2 3 4 5 5 6 7 to tableau # ERROR list-length "8 numbers for 7 piles of tableau"
  1 to each reserve
  1 to foundations
  rest to stock

foundations 4
  base rank of first card
  build up in suit wrapping

tableau 7
  build down in alternating colours wrapping
  move sequence
  spaces take 1 below base

reserve 7

stock
  turn 1 to each reserve

win when foundations full
