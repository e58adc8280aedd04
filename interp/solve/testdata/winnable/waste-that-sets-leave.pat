# deal 8
game Laid
suits spades hearts
ranks ace to four
deal
  rest to each tableau
tableau 2
  build none
  spaces stay empty
waste
  takes any card from tableau
discard
  takes pair totalling 5 from waste or tableau 1
win when all cards in discard
