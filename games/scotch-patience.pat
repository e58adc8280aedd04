game Scotch Patience
variant of fan
source PySolFC, Scotch Patience

foundations
  build up in alternating colours

tableau
  build down in any suit
  spaces stay empty
