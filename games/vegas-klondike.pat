game Vegas Klondike
variant of klondike
also Las Vegas
source PySolFC, Vegas Klondike
without option draw

# The pack costs 52, and each card put out pays 5 (PySolFC; Wikipedia, Klondike (solitaire)).
score 5 times cards on foundations minus 52

stock
  turn 1 to waste
  without redeals
