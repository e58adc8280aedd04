game Red Moon
variant of blue-moon
source PySolFC, Red Moon

deal
  4 aces to column 1 of tableau
  1 to each of column 3 to 14 of tableau
