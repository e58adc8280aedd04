# deal 66
game Own
suits spades hearts
ranks ace to four
deal
  1 to each foundations
  3 to each tableau
foundations 2
  base rank of first card
  build up in suit
tableau 2
  build down in any suit
  spaces take any card
win when 5 cards on foundations
