game American Canister
source Solvitaire, preset american-canister

deal
  7 7 7 7 6 6 6 6 to tableau

foundations 4
  base ace
  build up in suit

tableau 8
  build down in alternating colours
  move sequence
  spaces take any card

win when foundations full
