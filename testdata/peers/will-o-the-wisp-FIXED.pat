game Will o' the Wisp, runs alone on their pile
source Solvitaire, preset will-o-the-wisp, its rule of complete runs mended: a run counts once it is the whole pile

deal
  31 to stock
  3 to each tableau

foundations 4
  takes sequence king to ace in suit when cards in source is 13

tableau 7
  build down in any suit
  move sequence in suit
  spaces take any card

stock
  turn 1 to each tableau

win when foundations full
