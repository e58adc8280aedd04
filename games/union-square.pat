game Union Square
also British Square
family Two Decks
source PySolFC, Union Square
decks 2

deal
  1 to each tableau
  rest to stock

foundations 4
  build in order ace to king king to ace in suit

tableau 16
  build up or down in suit one way
  move 1 card
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
