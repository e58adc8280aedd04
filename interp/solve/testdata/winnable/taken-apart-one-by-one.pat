# deal 3
game Apart
suits spades
ranks ace to three
deal
  1 to high
  2 to low
foundations 1
  base three
  build down in suit
tableau high 1
  build down in suit
  move any 1 card
  spaces stay empty
tableau low 1
  build down in suit
  move sequence
  spaces stay empty
win when foundations full
