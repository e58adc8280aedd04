game Measure
variant of circle-nine
source PySolFC, Measure

deal
  1 to each tableau
  rest to stock

tableau 8
