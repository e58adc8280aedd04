game Simple Pairs
also Jamestown, Pirate Gold, Treasure Hunt, Hunter
variant of elevens
source PySolFC, Simple Pairs

discard
  takes pair same rank from tableau
