# deal 109
game Waits
ranks ace to seven
suits spades hearts clubs
deal
  1 to waste
  1 to reserve
  player plays 1 from reserve to foundations
  2 to each tableau
  rest to stock
foundations 3
  base rank of first card
  build up in suit wrapping
reserve 1
tableau 4
  build down in suit wrapping
  spaces stay empty
stock
  turn 2 to waste
  redeals 1
waste
win when foundations full
