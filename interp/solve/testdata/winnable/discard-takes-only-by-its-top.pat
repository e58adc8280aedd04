# deal 187
game Thrown
suits spades hearts
ranks ace to four
deal
  rest to each tableau
tableau 3
  build none
  spaces stay empty
discard
  takes any card
  takes only when discard empty or suit is not suit of top
win when all cards in discard
