# deal 2
game Turned down
ranks ace to four
suits spades hearts
deal
  1 to tableau
  rest to stock
foundations 2
  base ace
  build up in suit
tableau 1
  build none
  spaces stay empty
stock
  turn 2 to waste
  redeals unlimited
waste
after move from waste
  face down source
win when foundations full
