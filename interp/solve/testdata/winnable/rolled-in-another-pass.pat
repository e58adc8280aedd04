game Rolled
suits spades hearts
ranks ace to three
deal
  aces to reserve 1
  rest to reserve 2
reserve 2
foundations 2
  base ace when pass is at least 2
  build up in any suit
may redeal twice
  1 from bottom of reserve 1 to reserve 1
win when ace on foundations
