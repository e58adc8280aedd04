game Simple Simon, runs alone on their pile
source Solvitaire, preset simple-simon, its rule of complete runs mended: a run counts once it is the whole pile

deal
  8 8 8 7 6 5 4 3 2 1 to tableau

foundations 4
  takes sequence king to ace in suit when cards in source is 13

tableau 10
  build down in any suit
  move sequence in suit
  spaces take any card

win when foundations full
