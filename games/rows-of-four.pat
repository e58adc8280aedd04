game Rows of Four
variant of diplomat
source PySolFC, Rows of Four

stock
  redeals 2
