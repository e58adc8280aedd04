game Waning Moon
variant of forty-thieves
source PySolFC, Waning Moon

tableau 13
