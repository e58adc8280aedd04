game Units
suits spades hearts
ranks ace to eight
deal
  ace of spades to foundations 1
  two of spades to foundations 1
  ace of hearts to foundations 2
  two of hearts to foundations 2
  three of hearts to foundations 2
  four of hearts to foundations 2
  five of hearts to foundations 2
  six of hearts to foundations 2
  four of spades to tableau 1
  seven of spades to tableau 1
  six of spades to tableau 1
  five of spades to tableau 1
  eight of spades to tableau 2
  three of spades to tableau 2
  eight of hearts to tableau 3
  seven of hearts to tableau 3
foundations 2
  base ace
  build up in suit
  worry back
  move sequence in suit
  move 1 card
tableau 3
  build down in any suit
  move pile
  move 1 card
  spaces stay empty
win when foundations full
