game Lanes
variant of klondike
source PySolFC, Lanes
without option draw

deal
  4 aces to foundations
  3 to each tableau
  rest to stock

foundations
  without worry back

tableau 6
  move 1 card
  spaces take any card

stock
  turn 1 to waste
  redeals 1
