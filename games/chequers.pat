game Chequers
variant of fortress
source PySolFC, Chequers
decks 2

deal
  4 to each tableau
  rest to stock

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

tableau 25
  spaces take any card from stock at once
  spaces take any card when stock empty

stock

without foundations
