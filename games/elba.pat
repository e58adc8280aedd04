game Elba
variant of gypsy
source PySolFC, Elba

deal
  5 to each tableau top face up
  rest to stock

tableau 10
  spaces take king
