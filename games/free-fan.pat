game Free Fan
variant of fan
source PySolFC, Free Fan

foundations
  worry back to tableau or cells

tableau
  move sequence by free cells

cells 2
