# deal 7
game Units
suits spades hearts
ranks ace to five
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit
tableau 4
  build down in any suit
  move sequence of 2
  spaces take any card
win when foundations full
