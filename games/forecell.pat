game ForeCell
variant of freecell
source PySolFC, ForeCell

deal
  6 to each tableau
  1 to each cells

foundations
  worry back to tableau or cells

tableau
  spaces take king
