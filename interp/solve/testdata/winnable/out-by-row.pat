# deal 0
game Row
suits spades hearts clubs
ranks ace to three
deal
  rest to each tableau
foundations 3
  base ace
  build up in suit when row of card is 1
tableau 5
  build down in any suit
  spaces stay empty
discard
  takes 3 cards same rank when touching
win when tableau empty
