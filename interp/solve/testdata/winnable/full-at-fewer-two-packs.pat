# deal 2
game M
decks 2
suits spades
ranks ace to four
deal
  1 to each foundations
  rest to each tableau
foundations 3
  base any card
  build up in suit wrapping
  at most 3 cards
tableau 5
  build none
  spaces stay empty
win when all cards on foundations
