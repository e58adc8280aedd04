game Square

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 5x5 # ERROR extra-words "I cannot use `x5`"
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
