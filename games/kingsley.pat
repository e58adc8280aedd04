game Kingsley
variant of klondike
source PySolFC, Kingsley
without option draw

foundations
  base king
  build down in suit

tableau
  build up in alternating colours
  spaces take ace

stock
  turn 1 to waste
  without redeals
