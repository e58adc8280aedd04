game Lucas
variant of forty-thieves
source PySolFC, Lucas

tableau 13
  move sequence
