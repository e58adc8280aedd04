game Chinaman
variant of thumb-and-pouch
source PySolFC, Chinaman

tableau
  spaces take king

stock
  turn 3 to waste
  redeals 1
