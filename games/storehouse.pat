game Storehouse
variant of canfield
also Provisions, Straight Up, Thirteen Up, The Reserve
source PySolFC, Storehouse

deal
  4 twos to foundations
  13 to reserve top face up
  1 to each tableau
  rest to stock

foundations
  base two

tableau
  build down in suit wrapping

stock
  turn 1 to waste
  redeals 2
