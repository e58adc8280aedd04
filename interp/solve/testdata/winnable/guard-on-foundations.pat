game Hand
ranks ace to three
deal
  ace of spades to foundations 1
  two of spades to foundations 1
  three of spades to foundations 1
  ace of hearts to foundations 2
  ace of clubs to foundations 3
  ace of diamonds to foundations 4
  three of clubs to tableau 1
  two of clubs to tableau 1
  two of diamonds to tableau 1
  three of diamonds to tableau 1
  three of hearts to tableau 1
  two of hearts to reserve
foundations 4
  base ace
  build up in suit when no spaces in tableau
  worry back
tableau 2
  build none
  spaces take spades
reserve
  plays only to foundations
win when reserve empty
