game Chessboard
variant of fortress
source PySolFC, Chessboard

foundations
  without worry back
  base rank of first card
  build up in suit wrapping

tableau
  build up or down in suit wrapping
