game Two rows
decks 2

deal
  13 to each tableau

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit

tableau 8
  build up or down in suit
  spaces take any card when own lower empty

win when all cards on foundations
