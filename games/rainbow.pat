game Rainbow
variant of canfield
source PySolFC, Rainbow

tableau
  build down in any suit wrapping

stock
  turn 1 to waste
  without redeals
