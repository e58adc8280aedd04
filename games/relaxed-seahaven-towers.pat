game Relaxed Seahaven Towers
variant of seahaven-towers
source PySolFC, Relaxed Seahaven Towers

foundations
  worry back to tableau or cells

tableau
  move sequence
