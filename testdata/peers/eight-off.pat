game Eight Off, card by card
source Solvitaire, preset eight-off

deal
  1 to each of cells 1 to 4
  6 to each tableau

foundations 4
  base ace
  build up in suit

tableau 8
  build down in suit
  move 1 card
  spaces take king

cells 8

win when foundations full
