game Two rows
decks 2

deal
  8 to each tableau

foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit

foundations upper 4
  suits spades hearts clubs diamonds
  base king
  build down in suit

tableau 13
  build up or down in suit
  spaces take any card when own lower empty

win when all cards on foundations
