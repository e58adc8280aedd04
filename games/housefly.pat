game Housefly
variant of gnat
source PySolFC, Housefly

tableau 6
