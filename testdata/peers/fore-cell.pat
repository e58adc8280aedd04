game ForeCell, card by card
source Solvitaire, preset fore-cell

deal
  1 to each of cells
  6 to each tableau

foundations 4
  base ace
  build up in suit

tableau 8
  build down in alternating colours
  move 1 card
  spaces take king

cells 4

win when foundations full
