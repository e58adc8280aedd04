game Klondike, one at a time, the stock dealt first
variant of klondike
source Solvitaire, preset klondike-deal-1

stock
  turn 1 to waste
