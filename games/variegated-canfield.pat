game Variegated Canfield
variant of double-canfield
source PySolFC, Variegated Canfield

deal
  8 aces to foundations
  13 to reserve
  1 to each tableau
  rest to stock

foundations
  base ace
  build up in suit

tableau
  build down in alternating colours

stock
  redeals 2
