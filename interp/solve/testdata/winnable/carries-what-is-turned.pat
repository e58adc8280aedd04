# deal 28
game Carried
suits spades hearts
ranks ace to three
deal
  1 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit
tableau 3
  build down in any suit
  move any cards
  spaces stay empty
stock
  turn 1 to each tableau
win when foundations full
