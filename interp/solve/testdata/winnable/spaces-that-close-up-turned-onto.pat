# deal 11
game Closing
suits spades hearts
ranks ace to five
deal
  1 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit
tableau 3
  build down in any suit
  spaces close up
stock
  turn 1 to each tableau
win when foundations full
