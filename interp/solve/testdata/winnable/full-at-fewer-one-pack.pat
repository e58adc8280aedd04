# deal 65
game M
suits spades
ranks ace to five
deal
  ace of spades to foundations 1
  three of spades to foundations 2
  rest to each tableau
foundations 2
  base ace or three
  build up in suit until top is two
  build up by 2 in suit when top is two
  at most 3 cards
tableau 2
  build none
  spaces stay empty
win when all cards on foundations
