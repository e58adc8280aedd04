game Relaxed Raglan
variant of raglan
source PySolFC, Relaxed Raglan

tableau
  move sequence
