# deal 24
game Open
suits spades hearts
ranks ace to four
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
  top card face up
  plays only to tableau
win when foundations full
