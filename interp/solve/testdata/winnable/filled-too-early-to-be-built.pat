# deal 4
game Fills
suits spades hearts
ranks ace to five
deal
  1 to each tableau
  rest to reserve
foundations 2
  base ace
  build up in suit
reserve
tableau 3
  build down in any suit from reserve
  spaces take any card from reserve at once
  move 1 card
win when foundations full
