game Stonewall
variant of flower-garden
source PySolFC, Stonewall

deal
  6 to each tableau alternately face down
  1 to each reserve

tableau
  build down in alternating colours
  move sequence
