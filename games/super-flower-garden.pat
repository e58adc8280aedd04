game Super Flower Garden
variant of la-belle-lucie
source PySolFC, Super Flower Garden

tableau
  build down in any suit
