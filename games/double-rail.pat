game Double Rail
variant of napoleons-exile
source PySolFC, Double Rail

deal
  1 to each tableau
  rest to stock

tableau 5
  move sequence
