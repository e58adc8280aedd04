game Limited
variant of forty-thieves
source PySolFC, Limited

deal
  3 to each tableau
  rest to stock

tableau 12
