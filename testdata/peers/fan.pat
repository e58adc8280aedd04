game Fan
source Solvitaire, preset fan

deal
  3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 2 2 to tableau

foundations 4
  base ace
  build up in suit
  worry back

tableau 18
  build down in suit
  move 1 card
  spaces take king

win when foundations full
