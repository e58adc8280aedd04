# deal 146
game Source
suits spades hearts
ranks ace to five
deal
  2 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit
tableau 3
  build down in any suit when 2 hearts in source
  spaces stay empty
stock
  turn 1 to waste
  redeals unlimited
waste
win when foundations full
