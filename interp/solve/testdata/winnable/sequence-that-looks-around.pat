# deal 42
game Seq
suits spades hearts
ranks ace to five
deal
  1 to each reserve
  rest to each tableau
foundations 2
  base ace
  build up in suit
reserve 2
tableau 2
  build down in any suit
  move sequence same suit as tableau 1
  spaces take any card
win when foundations full
