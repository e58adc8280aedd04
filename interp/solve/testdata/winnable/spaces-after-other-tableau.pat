# deal 43
game ByTab
suits spades hearts clubs
ranks ace to four
deal
  rest to each tableau
foundations 3
  base ace
  build up in suit
tableau 4
  build none
  spaces take up in any suit after other tableau
win when foundations full
