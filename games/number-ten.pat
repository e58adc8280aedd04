game Number Ten
variant of streets
source PySolFC, Number Ten

deal
  2 to each tableau face down
  2 to each tableau
  rest to stock

tableau
  move sequence
