# deal 0
game Base
suits spades hearts
ranks ace to four
deal
  1 to foundations 2
  rest to each tableau
foundations 2
  base rank of first card
  build up in suit wrapping
tableau 3
  build down in any suit
  spaces take any card
may act once
  1 from foundations 2 to tableau 1
win when foundations full
