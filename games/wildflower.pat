game Wildflower
variant of flower-garden
source PySolFC, Wildflower

tableau
  move sequence in suit
