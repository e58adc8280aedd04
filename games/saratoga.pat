game Saratoga
variant of klondike
also Thoughtful
source PySolFC, Saratoga
option draw 3

deal
  1 2 3 4 5 6 7 to tableau
  rest to stock
