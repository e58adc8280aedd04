game Waning Moon
variant of forty-thieves
source PySolFC, Waning Moon

foundations
  worry back

tableau 13
