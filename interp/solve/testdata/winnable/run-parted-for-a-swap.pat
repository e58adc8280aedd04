# deal 9
game Parted
suits spades hearts clubs diamonds
ranks ace to four
deal
  rest to each tableau
foundations 4
  base ace
  build up in suit
tableau 5
  build down in alternating colours
  move sequence
  spaces stay empty
  swap four with ace twice
win when foundations full
