game Yeast Dough
variant of gypsy
source PySolFC, Yeast Dough

deal
  3 to each tableau
  rest to stock
