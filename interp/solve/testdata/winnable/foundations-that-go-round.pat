# deal 6
game Unlike
suits spades hearts
ranks ace to four
deal
  1 to lower 1
  rest to each tableau
foundations lower 2
  base rank of first card
  build up in suit wrapping
foundations upper 2
  base four
  build down in suit
tableau 4
  build none
  spaces stay empty
win when all cards on foundations
