# deal 156
game Discard
suits spades hearts
ranks ace to four
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit
tableau 2
  build none
  spaces stay empty
discard
  takes any card 3 times
may fetch twice
  1 from discard to tableau 1
win when foundations full
