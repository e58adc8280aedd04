game Hypotenuse
variant of gypsy
also Brazilian Patience
source PySolFC, Hypotenuse

deal
  1 2 3 4 5 6 7 8 9 10 to tableau top face up
  rest to stock

tableau 10
  spaces take king
