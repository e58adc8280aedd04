# deal 3
game Apart
suits spades
ranks ace to three
deal
  1 to tableau 1
  2 to tableau 3
foundations 1
  base three
  build down in suit
tableau 3
  build down in suit
  move sequence
  spaces stay empty
may again
  1 from tableau 1 to tableau 2
win when foundations full
