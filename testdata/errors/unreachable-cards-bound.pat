game Four Out

deal
  4 kings to discard
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit
  at most 13 cards # ERROR unreachable-cards "the 4 cards of `discard` can never come"

tableau 8
  build down in any suit
  spaces take any card

discard

stock
  turn 1 to waste

waste

win when foundations full
