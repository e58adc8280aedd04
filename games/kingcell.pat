game KingCell
variant of freecell
source PySolFC, KingCell

foundations
  worry back to tableau or cells

tableau
  build down in any suit
  spaces take king
