game ForeCell
variant of freecell
source PySolFC, ForeCell

deal
  6 to each tableau
  1 to each cells

tableau
  move sequence by free cells
  spaces take king
