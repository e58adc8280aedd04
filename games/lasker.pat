game Lasker
variant of chessboard
also Xantia
source PySolFC, Lasker

tableau
  move sequence
