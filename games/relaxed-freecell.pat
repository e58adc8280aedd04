game Relaxed FreeCell
variant of freecell
source PySolFC, Relaxed FreeCell

tableau
  move sequence
