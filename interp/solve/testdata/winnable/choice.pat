game Hand
ranks ace to three
deal
  ace of spades to foundations 1
  two of spades to foundations 1
  three of spades to foundations 1
  ace of hearts to foundations 2
  ace of clubs to foundations 3
  ace of diamonds to foundations 4
  two of hearts to tableau 1
  three of hearts to tableau 1
  two of diamonds to tableau 1
  three of diamonds to tableau 1
  two of clubs to tableau 1
  three of clubs to tableau 1
  player plays 1 from foundations to tableau
foundations 4
  base ace
  build up in suit
  worry back
tableau 3
  build down in alternating colours
  spaces take any card
win when foundations full
