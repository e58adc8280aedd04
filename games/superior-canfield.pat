game Superior Canfield
variant of canfield
source PySolFC, Superior Canfield

deal
  13 to reserve
  1 to foundations
  1 to each tableau
  rest to stock

tableau
  spaces take any card
