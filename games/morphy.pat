game Morphy
variant of chessboard
source PySolFC, Morphy

tableau
  build up or down in alternating colours wrapping
