# deal 2
game Waits
ranks ace to five
suits spades
deal
  1 to waste
  1 to reserve
  player plays 1 from reserve to foundations
  2 to tableau
  rest to stock
foundations 1
  base rank of first card
  build up in suit wrapping
reserve 1
tableau 1
  build none
  spaces stay empty
stock
  turn 1 to waste
  redeals unlimited
waste
win when foundations full
