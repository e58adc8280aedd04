# deal 88
game Safe stays
suits spades hearts
ranks ace to five
deal
  rest to each tableau alternately face down
foundations 2
  base ace
  build up in suit
tableau 3
  build down in alternating colours
  move sequence
  spaces stay empty
  exposed card stays down when at least 3 cards on foundations
win when foundations full
