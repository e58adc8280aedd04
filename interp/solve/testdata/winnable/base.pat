game Hand
suits spades hearts
ranks ace to six
deal
  ace of spades to foundations 1
  ace of hearts to foundations 2
  six of spades to tableau 1
  four of hearts to tableau 1
  four of spades to tableau 2
  three of hearts to tableau 2
  three of spades to tableau 3
  five of spades to tableau 3
  two of hearts to tableau 3
  five of hearts to tableau 4
  six of hearts to tableau 4
  two of spades to tableau 4
foundations 2
  base ace or six
  build up in suit wrapping
  worry back
tableau 4
  build down in suit
  move sequence
  spaces stay empty
win when all cards on foundations
