game Thirty-Six
variant of klondike
source PySolFC, Thirty-Six
without option draw

deal
  6 to each tableau but aces to foundations
  rest to stock

foundations
  without worry back

tableau 6
  build down in any suit
  spaces take any card

stock
  turn 1 to waste
  without redeals
