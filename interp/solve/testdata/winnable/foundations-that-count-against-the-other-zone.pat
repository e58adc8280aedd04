# deal 13
game M
suits spades hearts
ranks ace to four
deal
  rest to each tableau
foundations upper 2
  base four
  build down in suit 3 times
foundations lower 2
  base ace
  build up in suit
tableau 4
  build none
  spaces stay empty
win when all cards on foundations
