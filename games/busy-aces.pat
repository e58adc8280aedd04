game Busy Aces
variant of forty-thieves
source PySolFC, Busy Aces

deal
  1 to each tableau
  rest to stock

foundations
  worry back

tableau 12
