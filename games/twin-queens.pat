game Twin Queens
variant of congress
source PySolFC, Twin Queens

foundations
  base king
  build up in suit wrapping

tableau
  build down in suit

stock
  redeals 1
