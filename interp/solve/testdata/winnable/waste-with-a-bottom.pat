# deal 2
game Bottom
suits spades hearts
ranks ace to five
deal
  2 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit
tableau 2
  build down in any suit
  spaces stay empty
stock
  turn 1 to waste
  redeals unlimited
waste
  plays only to tableau when bottom is hearts
  plays only to foundations when bottom is hearts
win when foundations full
