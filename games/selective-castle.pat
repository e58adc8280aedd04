game Selective Castle
variant of streets-and-alleys
source PySolFC, Selective Castle

foundations
  base rank of first card
  build up in suit wrapping

tableau
  build down in any suit wrapping
