game Ten Across
family Yukon
source PySolFC, Ten Across

deal
  4 to each of tableau 5 to 6 face down
  3 to each of tableau 4 7 face down
  2 to each of tableau 3 8 face down
  1 to each of tableau 2 9 face down
  5 4 3 2 1 1 2 3 4 5 to tableau
  1 to each cells

foundations 4
  takes sequence king to ace in suit

tableau 10
  build down in suit
  move any cards
  spaces take king

cells 2

win when foundations full
