# deal 15
game Left
suits spades hearts
ranks ace to five
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit
tableau 4
  build down in suit
  spaces take down in any suit after pile left
  spaces take up in any suit after pile left
win when foundations full
