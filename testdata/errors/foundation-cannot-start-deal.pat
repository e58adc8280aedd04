game V

deal
  1 to foundations # WARNING foundation-cannot-start "lays any card there, but `foundations` start with aces"
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
