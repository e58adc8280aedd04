game Steps
variant of gargantua
source PySolFC, Steps

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

tableau 7
  spaces take any card
