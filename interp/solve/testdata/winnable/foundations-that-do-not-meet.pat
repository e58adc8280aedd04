# deal 10
game Unlike
suits spades hearts
ranks ace to four
deal
  rest to each tableau
foundations lower 2
  base ace
  build up in suit
foundations upper 2
  base three
  build down in suit
tableau 4
  build none
  spaces stay empty
win when all cards on foundations
