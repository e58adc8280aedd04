game Westcliff
variant of klondike
source PySolFC, Westcliff
without option draw

deal
  3 to each tableau top face up
  rest to stock

foundations
  without worry back

tableau 10
  spaces take any card

stock
  turn 1 to waste
  without redeals
