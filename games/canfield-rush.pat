game Canfield Rush
variant of canfield
source PySolFC, Canfield Rush

stock
  turn 4 minus pass to waste
  redeals 2
