game Stronghold
variant of streets-and-alleys
source Solvitaire, preset stronghold

cells 1
