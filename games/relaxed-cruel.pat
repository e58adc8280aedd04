game Relaxed Cruel
variant of cruel
source PySolFC, Relaxed Cruel

foundations
  worry back

tableau
  move sequence
