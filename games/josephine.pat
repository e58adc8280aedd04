game Josephine
variant of forty-thieves
source PySolFC, Josephine

foundations
  worry back

tableau
  move sequence
