# deal 10
game Bases
suits spades hearts clubs
ranks ace to three
deal
  1 to foundations 1
  1 to foundations 2
  rest to each tableau
foundations 3
  base rank of first card
  build up in suit wrapping
tableau 4
  build none
  spaces take three
win when all cards on foundations
