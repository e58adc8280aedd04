game Streets and Alleys
source Solvitaire, preset streets-and-alleys, also default

deal
  7 7 7 7 6 6 6 6 to tableau

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  move 1 card
  spaces take any card

win when foundations full
