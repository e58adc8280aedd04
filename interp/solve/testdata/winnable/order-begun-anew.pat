game Order
suits spades hearts clubs
ranks ace to two
deal
  ace of spades to foundations 1
  two of hearts to foundations 1
  ace of hearts to foundations 2
  two of spades to foundations 2
  ace of clubs to foundations 3
  rest to each tableau
foundations 3
  build in order ace to two in other suits
  worry back
tableau 2
  build none
  spaces take any card
win when foundations full
