game Smokey
variant of whitehead
source PySolFC, Smokey

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

tableau
  spaces take king

stock
  redeals 2
