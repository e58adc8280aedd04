game Hand
ranks ace to five
deal
  ace of spades to foundations 1
  ace of hearts to foundations 2
  ace of clubs to foundations 3
  ace of diamonds to foundations 4
  three of spades to tableau 1
  two of diamonds to tableau 1
  four of clubs to tableau 1
  three of diamonds to tableau 1
  five of diamonds to tableau 3
  four of spades to tableau 3
  three of hearts to tableau 3
  two of spades to tableau 3
  five of hearts to tableau 4
  four of diamonds to tableau 4
  five of spades to tableau 4
  two of clubs to tableau 5
  two of hearts to tableau 5
  five of clubs to tableau 5
  four of hearts to tableau 5
  three of clubs to cells
foundations 4
  base ace
  build up in suit
tableau 5
  build down in alternating colours
  move sequence
  spaces stay empty
cells 1
win when foundations full
