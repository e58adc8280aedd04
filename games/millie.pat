game Millie
variant of gypsy
source PySolFC, Millie

deal
  1 to each tableau
  rest to stock
