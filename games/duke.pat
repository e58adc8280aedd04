game Duke
variant of canfield
source PySolFC, Duke

deal
  3 to each reserve
  1 to each tableau
  rest to stock

foundations
  base ace
  build up in suit
  worry back

reserve 4

tableau
  build down in alternating colours
  move sequence
  spaces take any card

stock
  turn 1 to waste
  redeals 2
