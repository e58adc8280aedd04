game Acme
variant of canfield
source PySolFC, Acme

deal
  4 aces to foundations
  13 to reserve top face up
  1 to each tableau
  rest to stock

foundations
  base ace
  build up in suit

tableau
  build down in suit
  move 1 card

stock
  turn 1 to waste
  redeals 1
