game Trigon
variant of klondike
source PySolFC, Trigon
without option draw

tableau
  build down in suit

stock
  turn 1 to waste
