game Streets and Alleys
variant of beleaguered-castle
source PySolFC, Streets and Alleys

deal
  7 7 7 7 6 6 6 6 to tableau
