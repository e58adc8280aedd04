game Chinese Discipline
variant of yukon
source PySolFC, Chinese Discipline

deal
  3 4 5 6 to tableau 4 to 7 face down
  7 7 7 4 3 2 1 to tableau
  rest to stock

stock
  turn 1 to each tableau
