# deal 0
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
discard
  takes four
win when tableau empty
