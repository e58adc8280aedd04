# deal 59
game Discard guard
suits spades hearts
ranks ace to five
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit
tableau 3
  build down in alternating colours
  spaces stay empty
discard
  takes five when no cards on foundations
win when tableau empty
