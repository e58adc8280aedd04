# deal 189
game T
suits spades hearts clubs
ranks ace to four
deal
  rest to each tableau
foundations 3
  base rank of first card at once when at least 1 space in tableau
  build up in suit wrapping at once
  worry back to tableau
tableau 3
  build down in any suit
  move pile
  spaces take any card
cells 2
win when at least 3 cards on foundations
