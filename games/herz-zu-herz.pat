game Herz zu Herz
variant of hope
source PySolFC, Herz zu Herz
option wanted hearts
