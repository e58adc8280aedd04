game V
decks 2

deal
  3 to each tableau
  rest to stock

foundations 8
  suits spades hearts clubs diamonds spades hearts clubs diamonds
  base ace
  build up in suit

tableau 7
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
