game Irmgard
variant of gypsy
source PySolFC, Irmgard

deal
  1 2 3 4 5 4 3 2 1 to tableau top face up
  rest to stock

tableau 9
  spaces take king

stock
  turn 1 to each tableau when cards in stock is at least 9
  turn 1 to each of tableau 2 to 8 when cards in stock is 7
