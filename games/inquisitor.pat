game Inquisitor
variant of lady-jane
source PySolFC, Inquisitor

tableau
  build down in suit

stock
  redeals 2
