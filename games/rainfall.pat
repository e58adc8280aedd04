game Rainfall
variant of canfield
source PySolFC, Rainfall

stock
  turn 1 to waste
  redeals 2
