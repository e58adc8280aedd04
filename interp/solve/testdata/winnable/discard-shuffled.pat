# deal 2
game Discard
suits spades hearts
ranks ace to five
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit
tableau 2
  build none
  spaces stay empty
discard
  takes any card 5 times
stock
  turn 1 to waste
waste
may again once
  gather discard
  shuffle
win when foundations full
