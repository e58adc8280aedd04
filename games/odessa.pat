game Odessa
variant of russian-solitaire
source PySolFC, Odessa

deal
  3 to each tableau face down
  3 5 5 5 5 5 3 to tableau
