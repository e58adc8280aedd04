game Hand
ranks ace to six
deal
  ace of spades to foundations 1
  two of spades to foundations 1
  three of spades to foundations 1
  ace of hearts to foundations 2
  two of hearts to foundations 2
  three of hearts to foundations 2
  four of hearts to foundations 2
  ace of clubs to foundations 3
  two of clubs to foundations 3
  three of clubs to foundations 3
  ace of diamonds to foundations 4
  two of diamonds to foundations 4
  three of diamonds to foundations 4
  four of diamonds to tableau 1
  five of hearts to tableau 1
  four of clubs to tableau 2
  four of spades to tableau 2
  six of clubs to tableau 2
  six of hearts to tableau 3
  six of diamonds to tableau 3
  five of diamonds to tableau 3
  six of spades to tableau 3
  five of spades to tableau 3
  five of clubs to tableau 3
foundations 4
  base ace
  build up in suit
tableau 3
  build down in alternating colours
  move any cards
  spaces stay empty
win when foundations full
