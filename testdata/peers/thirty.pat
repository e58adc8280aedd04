game Thirty
source Solvitaire, preset thirty
ranks ace to eight

deal
  1 to each reserve
  6 to each tableau

foundations 4
  base ace
  build up in suit

reserve 2

tableau 5
  build down in any suit
  move sequence
  spaces take any card

win when foundations full
