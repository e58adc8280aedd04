# deal 50
game Parted
suits spades hearts clubs diamonds
ranks ace to four
deal
  rest to each tableau
foundations 4
  base ace from tableau
  build up in suit from tableau
tableau 4
  build down in alternating colours
  move sequence
  spaces stay empty
win when foundations full
