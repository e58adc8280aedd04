# deal 15
game Spaces
suits spades hearts
ranks ace to five
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit
tableau 4
  build down in any suit
  move sequence
  spaces take 2 cards
win when foundations full
