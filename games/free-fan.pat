game Free Fan
variant of fan
source PySolFC, Free Fan

foundations
  without worry back

tableau
  move sequence by free cells

cells 2
