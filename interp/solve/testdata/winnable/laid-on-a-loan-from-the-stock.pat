game Small
suits spades hearts clubs
ranks ace to six
deal
  all aces to foundations
  1 to each reserve
  2 to each tableau
  rest to stock
foundations 3
  base ace
  build up in suit
  worry back
reserve 4
tableau 4
  build down in suit
  move 1 card
  spaces take six
stock
  turn 3 to waste
  redeals 1
waste
win when foundations full
