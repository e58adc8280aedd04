game Double Canfield
variant of canfield
source PySolFC, Double Canfield
decks 2

foundations 8

tableau 5
