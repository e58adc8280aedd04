game American Toad
variant of double-canfield
source PySolFC, American Toad

deal
  20 to reserve
  1 to foundations
  1 to each tableau
  rest to stock

tableau 8
  build down in suit wrapping

stock
  turn 1 to waste
  redeals 1
