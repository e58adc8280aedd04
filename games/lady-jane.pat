game Lady Jane
variant of gargantua
source PySolFC, Lady Jane

deal
  1 2 3 4 5 6 7 8 9 10 to tableau
  rest to stock

tableau 10
  build down in any suit
  move sequence in suit
  spaces take any card

stock
  turn 3 to waste
