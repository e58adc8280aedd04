# deal 38
game Chosen
suits spades hearts
ranks ace to three
decks 2
deal
  1 to each reserve
  player plays 1 from reserve to foundations
  2 to foundations
  rest to each tableau
foundations 4
  base rank of first card
  build up in suit
reserve 3
tableau 3
  build down in any suit
  spaces take base
win when tableau empty
