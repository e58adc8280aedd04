game V

deal
  kings to foundations
  rest to stock

foundations 4
  takes king
  build down in suit

tableau 7
  build up in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
