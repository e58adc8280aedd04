game King Albert
source Solvitaire, preset king-albert

deal
  1 to each reserve
  9 8 7 6 5 4 3 2 1 to tableau

foundations 4
  base ace
  build up in suit
  worry back

reserve 7

tableau 9
  build down in alternating colours
  move 1 card
  spaces take any card

win when foundations full
