game Thumb and Pouch
variant of klondike
source PySolFC, Thumb and Pouch
without option draw

tableau
  build down in other suits
  spaces take any card

stock
  turn 1 to waste
  without redeals
