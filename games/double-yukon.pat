game Double Yukon
variant of yukon
source PySolFC, Double Yukon
decks 2

deal
  1 2 3 4 5 6 7 8 8 to tableau 2 to 10 face down
  6 to each tableau

foundations 8

tableau 10
