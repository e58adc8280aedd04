# deal 5
game Discard
suits spades hearts
ranks ace to five
deal
  1 to each reserve
  1 to discard
  rest to each tableau
foundations 2
  base ace
  build up in suit
reserve 2
tableau 2
  build none
  spaces stay empty
discard
  takes up or down in any suit
win when tableau empty
