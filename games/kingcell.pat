game KingCell
variant of freecell
source PySolFC, KingCell

tableau
  build down in any suit
  spaces take king
