game Citadel
also Under Siege
family Beleaguered Castle
source PySolFC, Citadel

deal
  4 aces to foundations
  6 to each tableau but playable cards to foundations

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  move sequence by free spaces
  spaces take any card

win when foundations full
