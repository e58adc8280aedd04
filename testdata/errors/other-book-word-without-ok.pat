game House
variant of klondike
without option draw

stock
  turn 1 to waste
  redeals 1
