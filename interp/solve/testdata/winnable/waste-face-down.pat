game Face down
ranks ace to four
suits spades
deal
  2 to waste face down
  1 to tableau
  rest to stock
foundations 1
  base ace
  build up in suit
tableau 1
  build none
  spaces stay empty
stock
  turn 1 to waste
  redeals 1
waste
win when foundations full
