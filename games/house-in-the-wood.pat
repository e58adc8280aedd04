game House in the Wood
variant of fan
also Double Fan
source PySolFC, House in the Wood
decks 2

deal
  3 to each of tableau 1 to 34
  2 to tableau 35

foundations 8

tableau 35
  build up or down in suit
  spaces stay empty
