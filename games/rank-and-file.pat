game Rank and File
variant of number-ten
source PySolFC, Rank and File

deal
  4 to each tableau top face up
  rest to stock
