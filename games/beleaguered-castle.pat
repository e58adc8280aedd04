game Beleaguered Castle
also Laying Siege, Sham Battle
family Beleaguered Castle
source PySolFC, Beleaguered Castle

deal
  4 aces to foundations
  6 to each tableau

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  move 1 card
  spaces take any card

win when foundations full
