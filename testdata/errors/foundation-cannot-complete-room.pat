game Board
decks 2

deal
  8 to each tableau

foundations 4 # ERROR foundation-cannot-complete "4 piles of 13 hold 52 cards, but"
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when all cards on foundations
