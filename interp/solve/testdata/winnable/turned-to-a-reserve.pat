# deal 16
game Turns
ranks ace to four
suits spades hearts
deal
  1 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit
tableau 2
  build down in any suit
  spaces stay empty
reserve
stock
  turn 2 to reserve
win when foundations full
