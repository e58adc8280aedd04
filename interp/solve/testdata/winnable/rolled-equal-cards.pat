# deal 0
game Rolled
suits spades hearts
ranks ace to three
counter tick 0 to 3
deal
  aces to reserve 1
  rest to reserve 2
reserve 2
may roll
  1 from bottom of reserve 1 to reserve 1
after roll
  add 1 to tick
win when tick is 2
