game Stays
suits spades hearts
ranks ace to five
deal
  1 to reserve
  rest to each tableau alternately face down
foundations 2
  base ace
  build up in suit
reserve
tableau 3
  build down in any suit
  move sequence
  spaces stay empty
  exposed card stays down when reserve empty
win when foundations full
