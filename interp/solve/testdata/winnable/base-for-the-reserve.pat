# deal 115
game Base
suits spades hearts
ranks ace to four
deal
  1 to reserve
  rest to each tableau
foundations 2
  base ace
  base three from reserve
  build up in suit wrapping
reserve
tableau 4
  build none
  spaces stay empty
win when foundations full
