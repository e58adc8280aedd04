game Super Challenge FreeCell
variant of challenge-freecell
source PySolFC, Super Challenge FreeCell

tableau
  move sequence by free cells
  spaces take king
