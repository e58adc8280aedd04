game Scorpion II
variant of scorpion
source PySolFC, Scorpion II

deal
  3 to each of tableau 1 to 3 face down
  3 to each of tableau 4 to 7
  4 to each tableau
  rest to stock
