game Lady Palk
variant of diplomat
source PySolFC, Lady Palk

tableau
  move sequence
