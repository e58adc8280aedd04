game Fortress
variant of beleaguered-castle
source PySolFC, Fortress

deal
  6 6 5 5 5 5 5 5 5 5 to tableau

foundations
  worry back

tableau 10
  build up or down in suit
