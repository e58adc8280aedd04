game Triple Klondike
variant of klondike
source PySolFC, Triple Klondike
decks 3
without option draw

deal
  1 2 3 4 5 6 7 8 9 10 11 12 13 to tableau top face up
  rest to stock

foundations 12

tableau 13

stock
  turn 1 to waste
