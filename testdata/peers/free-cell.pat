game FreeCell, card by card
source Solvitaire, preset free-cell

deal
  7 7 7 7 6 6 6 6 to tableau

foundations 4
  base ace
  build up in suit

tableau 8
  build down in alternating colours
  move 1 card
  spaces take any card

cells 4

win when foundations full
