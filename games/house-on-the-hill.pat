game House on the Hill
variant of house-in-the-wood
source PySolFC, House on the Hill

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  worry back

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit
  worry back

without foundations
