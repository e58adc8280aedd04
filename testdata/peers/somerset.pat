game Somerset
source Solvitaire, preset somerset

deal
  8 8 8 7 6 5 4 3 2 1 to tableau

foundations 4
  base ace
  build up in suit
  worry back

tableau 10
  build down in alternating colours
  move 1 card
  spaces take any card

win when foundations full
