game Wheatsheaf
variant of congress
source PySolFC, Wheatsheaf

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  worry back to tableau or upper

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit
  worry back to tableau or lower

tableau
  build up or down in suit

without foundations
