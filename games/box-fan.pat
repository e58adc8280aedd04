game Box Fan
variant of fan
source PySolFC, Box Fan

deal
  4 aces to foundations
  3 to each tableau

tableau 16
  build down in alternating colours
