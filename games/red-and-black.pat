game Red and Black
variant of forty-thieves
source PySolFC, Red and Black

deal
  aces to foundations
  1 to each tableau
  rest to stock

foundations
  build up in alternating colours
  worry back

tableau 8
  build down in alternating colours
  move sequence
