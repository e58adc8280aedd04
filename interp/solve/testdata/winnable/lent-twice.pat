game Same way
suits spades hearts
ranks ace to five
deal
  five of spades to foundations 1
  four of spades to foundations 1
  three of spades to foundations 1
  two of spades to foundations 1
  ace of spades to foundations 1
  five of hearts to foundations 2
  four of hearts to reserve
  ace of hearts to tableau 1
  three of hearts to tableau 2
  two of hearts to tableau 2
foundations 2
  base five
  build down in suit
  worry back
reserve
tableau 3
  build down in any suit wrapping
  move 1 card
  spaces take spades
win when foundations full
