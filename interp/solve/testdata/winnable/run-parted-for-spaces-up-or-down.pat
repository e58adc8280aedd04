# deal 94
game Runs
suits spades hearts clubs
ranks ace to four
deal
  1 to each reserve
  rest to each tableau
foundations 3
  base ace
  build up in suit
reserve 2
tableau 3
  build down in any suit
  move sequence
  spaces take up or down in suit after tableau
win when foundations full
