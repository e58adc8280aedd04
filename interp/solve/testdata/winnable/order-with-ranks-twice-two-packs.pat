# deal 2
game M
decks 2
suits spades
ranks ace to three
deal
  rest to each tableau
foundations 2
  build in order ace two ace three two three in suit
tableau 4
  build none
  spaces stay empty
win when all cards on foundations
