# deal 11
game Only
suits spades hearts
ranks ace to five
deal
  1 to each reserve
  1 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit
reserve 2
tableau 3
  takes only from reserve or tableau
  takes only from waste when reserve empty
  build down in alternating colours
  spaces take any card
stock
  turn 2 to waste
  redeals unlimited
waste
win when foundations full
