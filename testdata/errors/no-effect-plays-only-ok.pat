game Rows of Three

deal
  4 aces to foundations
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 12
  build up or down in suit
  move 1 card
  spaces stay empty

win when all cards on foundations
