# deal 27
game Safe action
suits spades hearts
ranks ace to five
deal
  3 to waste
  rest to each tableau
foundations 2
  base ace
  build up in suit
tableau 3
  build down in alternating colours
  spaces stay empty
waste
stock
  top card face up
may redeal when no spaces in tableau
  gather waste
win when foundations full
