game Minerva
variant of klondike
family Canfield
source PySolFC, Minerva
without option draw

deal
  4 to each tableau alternately face down
  11 to reserve top face up
  rest to stock

foundations
  without worry back

reserve

stock
  turn 1 to waste
  redeals 1
