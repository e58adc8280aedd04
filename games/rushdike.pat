game Rushdike
variant of russian-solitaire
also Russian Klondike
source PySolFC, Rushdike

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

stock
  turn 1 to each tableau
