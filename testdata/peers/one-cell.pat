game One Cell
source Solvitaire, preset one-cell

deal
  aces to foundations
  4 4 4 4 4 4 4 4 4 3 3 3 3 to tableau

foundations 4
  base ace
  build up in suit
  worry back to tableau or cells

tableau 13
  build down in alternating colours
  move 1 card
  spaces take any card

cells 1

win when foundations full
