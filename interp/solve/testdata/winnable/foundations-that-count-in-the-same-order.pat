# deal 12
game F
suits spades hearts
ranks ace to five
deal
  rest to each tableau top face up
foundations upper 2
  base ace twice
  build up in suit 3 times
foundations lower 2
  base ace
  build up in suit
tableau 3
  build down in any suit
  move sequence
  spaces stay empty
cells 1
win when tableau empty
