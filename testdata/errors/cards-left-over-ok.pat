game Board
decks 2

deal
  8 to each tableau

foundations 8
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
