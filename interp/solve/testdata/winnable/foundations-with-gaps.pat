# deal 12
game Gaps
suits spades hearts
ranks ace to five
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit
  build up by 2 in suit
tableau 3
  build none
  spaces stay empty
win when all cards on foundations
