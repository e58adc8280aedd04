game Gold Rush
variant of klondike
source PySolFC, Gold Rush
without option draw

stock
  turn 4 minus pass to waste
  redeals 2
