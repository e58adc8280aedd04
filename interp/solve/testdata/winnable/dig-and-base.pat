game Hand
ranks ace to seven
deal
  ace of spades to foundations 1
  two of spades to foundations 1
  three of spades to foundations 1
  four of spades to foundations 1
  five of spades to foundations 1
  six of spades to foundations 1
  ace of hearts to foundations 2
  two of hearts to foundations 2
  three of hearts to foundations 2
  four of hearts to foundations 2
  five of hearts to foundations 2
  six of hearts to foundations 2
  ace of clubs to foundations 3
  two of clubs to foundations 3
  three of clubs to foundations 3
  four of clubs to foundations 3
  ace of diamonds to foundations 4
  three of diamonds to tableau 1
  seven of diamonds to tableau 1
  two of diamonds to tableau 3
  four of diamonds to tableau 3
  five of clubs to tableau 2
  seven of spades to tableau 2
  seven of hearts to tableau 2
  five of diamonds to tableau 2
  six of diamonds to tableau 2
  six of clubs to tableau 2
  seven of clubs to tableau 2
foundations 4
  base ace
  build up in suit
  worry back
tableau 3
  build down in alternating colours
  move sequence
  spaces take seven
win when foundations full
