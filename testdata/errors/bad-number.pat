game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  0 to waste # ERROR bad-number "0 cards are no cards"
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move 3 cards # ERROR bad-number "the top card moves alone"
  move any 2 cards # ERROR bad-number "one card moves alone"
  spaces take king 0 times # ERROR bad-number "never happens"
  build up by 0 in suit # ERROR bad-number "leads nowhere"

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full
