game Flower Garden
source Solvitaire, preset flower-garden

deal
  1 to each reserve
  6 to each tableau

foundations 4
  base ace
  build up in suit
  worry back

reserve 16

tableau 6
  build down in any suit
  move 1 card
  spaces take any card

win when foundations full
