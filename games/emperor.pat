game Emperor
variant of rank-and-file
also Deauville
source PySolFC, Emperor

tableau
  move 1 card
