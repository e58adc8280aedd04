# deal 29
game Around
suits spades hearts
ranks ace to five
deal
  2 to reserve
  rest to each tableau
foundations 2
  base ace
  build up in suit
reserve
tableau 3
  build down in suit
  spaces take same rank as reserve
win when foundations full
