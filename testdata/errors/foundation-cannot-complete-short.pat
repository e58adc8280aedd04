game Short

deal
  1 to foundations
  4 to each tableau
  rest to stock

foundations 4
  base rank of first card
  build up in suit # WARNING foundation-cannot-complete "end at the king: the ranks below the base never come to them"

tableau 7
  build down in alternating colours
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
