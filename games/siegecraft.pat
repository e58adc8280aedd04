game Siegecraft
variant of beleaguered-castle
source PySolFC, Siegecraft

cells 1
