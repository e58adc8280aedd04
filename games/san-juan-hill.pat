game San Juan Hill
variant of forty-thieves
source PySolFC, San Juan Hill

deal
  8 aces to foundations
  4 to each tableau
  rest to stock

foundations
  worry back
