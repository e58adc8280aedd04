game Limited
variant of forty-thieves
source PySolFC, Limited

deal
  3 to each tableau
  rest to stock

foundations
  worry back

tableau 12
