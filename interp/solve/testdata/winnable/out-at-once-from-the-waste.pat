# deal 87
game At once
suits spades hearts
ranks ace to five
deal
  2 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit
  build up in suit from waste at once
tableau 2
  build down in any suit
  spaces stay empty
stock
  turn 2 to waste
  redeals unlimited
waste
win when foundations full
