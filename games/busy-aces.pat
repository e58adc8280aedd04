game Busy Aces
variant of forty-thieves
source PySolFC, Busy Aces

deal
  1 to each tableau
  rest to stock

tableau 12
