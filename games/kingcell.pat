game KingCell
variant of freecell
source PySolFC, KingCell

tableau
  build down in any suit
  move sequence by free cells
  spaces take king
