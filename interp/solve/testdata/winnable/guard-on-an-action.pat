# deal 129
game Action
suits spades hearts
ranks ace to five
deal
  1 to each reserve
  3 to waste
  rest to each tableau
foundations 2
  base ace
  build up in suit
reserve 2
tableau 2
  build down in any suit
  spaces take any card
waste
stock
  top card face up
may redeal when reserve empty
  gather waste
win when foundations full
