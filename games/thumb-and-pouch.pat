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

example On any suit but its own
  t1: 8S
  t2: 9C
  t3: 9H
  t4: 9S
  may t1 t2, t1 t3: build down in other suits
  may not t1 t4: build down in other suits
