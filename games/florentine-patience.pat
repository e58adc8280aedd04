game Florentine Patience
variant of four-seasons
source PySolFC, Florentine Patience

stock
  redeals 1
