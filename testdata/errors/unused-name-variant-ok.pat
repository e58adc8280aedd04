game Klondike by Ones
variant of klondike
without option draw

stock
  turn 1 to waste
