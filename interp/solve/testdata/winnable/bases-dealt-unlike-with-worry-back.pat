# deal 189
game Bases
suits spades hearts
ranks ace to three
decks 2
deal
  1 to foundations 1
  1 to foundations 2
  rest to each tableau
foundations 4
  base rank of first card
  build up in suit
  worry back
tableau 4
  build down in any suit
  spaces take 1 above base
win when foundations full
