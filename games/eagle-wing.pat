game Eagle Wing
variant of canfield
also Thirteen Down
source PySolFC, Eagle Wing

deal
  1 to foundations
  13 to reserve face down
  1 to each tableau
  rest to stock

tableau 8
  build down in suit wrapping
  move 1 card
  at most 3 cards

reserve
  exposed card stays down when cards in pile is at least 2

stock
  turn 1 to waste
  redeals 2

after move
  1 from reserve to first empty tableau
