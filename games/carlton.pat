game Carlton
variant of milligan-harp
source PySolFC, Carlton

deal
  1 2 3 4 5 6 7 8 to tableau
  rest to stock
