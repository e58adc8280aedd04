game Circle Nine
family Planners
source PySolFC, Circle Nine

deal
  1 to foundations
  1 to each tableau
  rest to stock

foundations
  base rank of first card
  build up in any suit wrapping
  at most 52 cards

tableau 9
  takes any card from stock
  spaces take any card from stock at once
  move 1 card

stock
  top card face up

win when foundations full
