game Super Challenge FreeCell
variant of challenge-freecell
source PySolFC, Super Challenge FreeCell

tableau
  spaces take king
