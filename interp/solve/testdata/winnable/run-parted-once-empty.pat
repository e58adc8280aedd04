# deal 70
game Parted
suits spades hearts clubs diamonds
ranks ace to four
deal
  1 to reserve
  rest to each tableau
foundations 4
  base ace
  build up in suit when reserve empty
reserve
tableau 4
  build down in alternating colours
  move sequence
  spaces stay empty
win when foundations full
