game Vegas Klondike
variant of klondike
also Las Vegas
source PySolFC, Vegas Klondike
without option draw

stock
  turn 1 to waste
  without redeals
