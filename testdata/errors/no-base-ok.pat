game Board

deal
  1 to foundations
  rest to tableau 1

foundations 4
  base rank of first card
  build up in suit wrapping

tableau 13
  build down in any suit
  spaces take 1 below base

win when foundations full
