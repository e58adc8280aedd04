# deal 157
game ReserveBy
suits spades hearts
ranks ace to five
deal
  1 to each reserve
  rest to each tableau
foundations 2
  base ace
  build up in suit
reserve 2
  spaces take down in any suit after tableau
tableau 3
  build none
  spaces stay empty
win when foundations full
