game Worm Hole
variant of black-hole
source Solvitaire, preset worm-hole

cells 1
  takes only from tableau
