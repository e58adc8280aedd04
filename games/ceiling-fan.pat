game Ceiling Fan
variant of fan
source PySolFC, Ceiling Fan

tableau
  build down in alternating colours
