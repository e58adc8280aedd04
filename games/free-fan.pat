game Free Fan
variant of fan
source PySolFC, Free Fan

foundations
  worry back to tableau

tableau
  move sequence by free cells

cells 2
