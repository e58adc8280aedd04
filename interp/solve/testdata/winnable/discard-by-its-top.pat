# deal 4
game Discard
suits spades hearts
ranks ace to four
deal
  1 to discard
  rest to each tableau
foundations 2
  base ace
  build up in suit
tableau 4
  build none
  spaces stay empty
discard
  takes up or down in any suit
  takes same rank
win when tableau empty
