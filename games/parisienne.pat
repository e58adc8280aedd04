game Parisienne
variant of grand-duchess
also La Parisienne
source PySolFC, Parisienne

deal
  bases to lower
  bases to upper
  1 to reserve 1 face down
  1 to each tableau
  1 to reserve 2 face down
  rest to stock
