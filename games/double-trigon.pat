game Double Trigon
variant of double-klondike
source PySolFC, Double Trigon

tableau
  build down in suit
