game Lucas
variant of forty-thieves
source PySolFC, Lucas

foundations
  worry back

tableau 13
  move sequence
