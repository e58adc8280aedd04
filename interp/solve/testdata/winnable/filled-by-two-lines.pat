# deal 412
game Fills
suits spades hearts clubs
ranks ace to five
deal
  1 to each tableau
  3 to each hand
  rest to pocket
foundations 3
  base ace
  build up in suit
reserve hand
reserve pocket
tableau 4
  build down in any suit
  move 1 card
  spaces take two or three from hand at once
  spaces take any card from pocket at once
win when foundations full
