game Josephine
variant of forty-thieves
source PySolFC, Josephine

tableau
  move sequence
