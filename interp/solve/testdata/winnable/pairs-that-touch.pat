# deal 5
game Touching
suits spades hearts
ranks ace to four
deal
  2 to each tableau
tableau 4
  build down in any suit
  spaces take any card
discard
  takes pair same rank from tableau when touching
win when tableau empty
