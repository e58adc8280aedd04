game Raglan
variant of king-albert
source PySolFC, Raglan

deal
  4 aces to foundations
  1 2 3 4 5 6 7 7 7 to tableau
  1 to each reserve

reserve 6
