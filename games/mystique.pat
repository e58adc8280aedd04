game Mystique
variant of munger
source PySolFC, Mystique

deal
  4 to each tableau alternately face down
  9 to reserve top face up
  rest to stock

tableau
  spaces take any card
