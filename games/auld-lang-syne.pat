game Auld Lang Syne
family Numerica
source PySolFC, Auld Lang Syne

deal
  4 aces to foundations
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in any suit

tableau 4
  build none
  spaces stay empty

stock
  turn 1 to each tableau

win when foundations full
