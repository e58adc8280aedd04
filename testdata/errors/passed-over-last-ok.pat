game Bare

deal
  3 to each of tableau 1 to 7
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 8
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
