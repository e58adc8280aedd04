game Two Ways Out

deal
  4 aces to lower
  4 to each tableau

foundations lower 4
  base ace
  build up in suit

foundations upper 4
  base king
  build down in suit

tableau 12
  build up or down in suit
  spaces take any card

win when all cards on foundations
