game V

deal
  1 to foundations
  rest to stock

foundations 4
  base rank of first card
  build up in suit wrapping

tableau 7
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
