game Indian
variant of forty-thieves
source PySolFC, Indian

deal
  1 to each tableau face down
  2 to each tableau
  rest to stock

foundations
  worry back

tableau
  build down in other suits
