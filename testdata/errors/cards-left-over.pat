game Board
decks 2

deal
  8 to each tableau # ERROR cards-left-over "8 of 104 cards are never dealt"

foundations 8
  base ace
  build up in suit

tableau 12
  build down in any suit
  spaces take any card

win when foundations full
