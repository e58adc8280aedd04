# deal 74
game Column
suits spades hearts
ranks ace to four
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit when column of card is 1
tableau 3
  build down in any suit
  spaces take any card
win when foundations full
