game Relaxed Cruel
variant of cruel
source PySolFC, Relaxed Cruel

tableau
  move sequence
