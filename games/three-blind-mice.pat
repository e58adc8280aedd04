game Three Blind Mice
variant of scorpion
source PySolFC, Three Blind Mice

deal
  3 to each of tableau 1 to 7
  3 to each of tableau 8 to 10 face down
  2 to each tableau
  1 to each reserve

tableau 10

reserve 2

without stock
