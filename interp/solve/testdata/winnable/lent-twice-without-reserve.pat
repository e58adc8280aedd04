game Same way
suits spades hearts
ranks ace to seven
deal
  seven of spades to foundations 1
  six of spades to foundations 1
  seven of hearts to foundations 2
  six of hearts to foundations 2
  five of hearts to foundations 2
  four of hearts to foundations 2
  three of hearts to foundations 2
  two of hearts to foundations 2
  two of spades to tableau 2
  ace of spades to tableau 2
  ace of hearts to tableau 3
  five of spades to tableau 4
  four of spades to tableau 4
  three of spades to tableau 4
foundations 2
  base seven
  build down in suit
  worry back
tableau 4
  build down in any suit wrapping
  move 1 card
  spaces take red card
win when foundations full
