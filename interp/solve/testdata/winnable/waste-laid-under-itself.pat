# deal 2
game Sunk
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
  spaces stay empty
stock
  turn 1 to waste
waste
after move from waste to foundations
  1 from source to bottom of source
win when foundations full
