game Whitehead
variant of klondike
source PySolFC, Whitehead
without option draw

deal
  1 2 3 4 5 6 7 to tableau
  rest to stock

tableau
  build down in colour
  move sequence in suit
  spaces take any card

stock
  turn 1 to waste
  without redeals
