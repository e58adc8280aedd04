game Klondike, the stock as a reserve
variant of klondike
source Solvitaire, preset klondike-reserve

deal
  1 to each reserve
  7 6 5 4 3 2 1 to tableau top face up

reserve 24

without stock
without waste
