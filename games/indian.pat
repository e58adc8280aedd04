game Indian
variant of forty-thieves
source PySolFC, Indian

deal
  1 to each tableau face down
  2 to each tableau
  rest to stock

tableau
  build down in other suits
