game Milligan Cell
variant of miss-milligan
source PySolFC, Milligan Cell

cells 4

without reserve
