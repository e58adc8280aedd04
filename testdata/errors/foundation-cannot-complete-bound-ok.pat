game Board
decks 2

deal
  8 to each tableau

foundations 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit wrapping
  at most 20 cards

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
