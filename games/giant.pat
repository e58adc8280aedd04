game Giant
variant of gypsy
source PySolFC, Giant

deal
  1 to each tableau
  rest to stock

foundations
  worry back when stock empty
