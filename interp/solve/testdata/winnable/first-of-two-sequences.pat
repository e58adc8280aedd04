# deal 181
game First
suits spades hearts
ranks ace to three
deal
  1 to reserve
  rest to each tableau
foundations 1
  takes sequence three to ace in suit at once when at least 2 spaces in tableau
reserve 1
  plays only to tableau
tableau 4
  build down in any suit
  move sequence in suit
  spaces take any card
win when all spades on foundations
