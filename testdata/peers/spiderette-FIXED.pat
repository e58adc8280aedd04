game Spiderette, runs alone on their pile
source Solvitaire, preset spiderette, its rule of complete runs mended: a run counts once it is the whole pile

deal
  24 to stock
  7 6 5 4 3 2 1 to tableau top face up

foundations 4
  takes sequence king to ace in suit when cards in source is 13

tableau 7
  build down in any suit
  move sequence in suit
  spaces take any card

stock
  turn 1 to each tableau

win when foundations full
