# deal 27
game Runs
suits spades hearts clubs
ranks ace to four
deal
  1 to reserve
  rest to each tableau
foundations 3
  base ace
  build up in suit
reserve 1
tableau 4
  build down in any suit
  move sequence
  spaces take up in suit after other tableau
win when foundations full
