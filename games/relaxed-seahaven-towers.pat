game Relaxed Seahaven Towers
variant of seahaven-towers
source PySolFC, Relaxed Seahaven Towers

tableau
  move sequence
