game Siegecraft
variant of beleaguered-castle
source Solvitaire, preset siegecraft

cells 1
