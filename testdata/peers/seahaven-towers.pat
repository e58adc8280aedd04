game Seahaven Towers, card by card
source Solvitaire, preset seahaven-towers

deal
  1 to each of cells 1 to 2
  5 to each tableau

foundations 4
  base ace
  build up in suit

tableau 10
  build down in suit
  move 1 card
  spaces take king

cells 4

win when foundations full
