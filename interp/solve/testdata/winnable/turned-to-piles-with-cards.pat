# deal 4
game Turned
suits spades hearts
ranks ace to five
deal
  2 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit
tableau 3
  build down in any suit
  spaces stay empty
stock
  turn 1 to each nonempty tableau
win when foundations full
