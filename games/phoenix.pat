game Phoenix
variant of flower-garden
source PySolFC, Phoenix

tableau
  build down in alternating colours
  move sequence
