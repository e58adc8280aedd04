game Stronghold
variant of streets-and-alleys
source PySolFC, Stronghold

cells 1
