game Ali Baba
variant of klondike
source PySolFC, Ali Baba
without option draw

deal
  4 aces to foundations
  4 to each tableau
  rest to stock

tableau 10
  build down in suit
  spaces take any card

stock
  turn 1 to waste
