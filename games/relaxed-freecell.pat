game Relaxed FreeCell
variant of freecell
source PySolFC, Relaxed FreeCell

foundations
  worry back to tableau or cells

tableau
  move sequence
