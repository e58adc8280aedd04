game Parisienne
variant of grand-duchess
also La Parisienne
source PySolFC, Parisienne

deal
  bases to lower
  bases to upper
  rest to stock
