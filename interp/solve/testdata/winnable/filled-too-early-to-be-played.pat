# deal 10
game Fills
suits spades hearts
ranks ace to four
deal
  1 to each tableau
  rest to reserve
foundations 2
  base ace
  build up in suit
reserve
tableau 2
  build down in any suit
  spaces take any card from reserve at once
  plays only to foundations
win when foundations full
