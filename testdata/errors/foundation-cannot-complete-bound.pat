game Board
decks 2

deal
  8 to each tableau

foundations 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  at most 20 cards # ERROR foundation-cannot-complete "its build lines end after 13"

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
