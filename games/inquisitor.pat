game Inquisitor
variant of lady-jane
source PySolFC, Inquisitor

tableau
  build down in suit
  move sequence

stock
  redeals 2
