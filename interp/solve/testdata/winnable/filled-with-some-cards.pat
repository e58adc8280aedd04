# deal 2
game Fills
suits spades hearts
ranks ace to five
deal
  2 to each tableau
  3 to hand
  rest to pocket
foundations 2
  base ace
  build up in suit
reserve hand
reserve pocket
tableau 2
  build down in suit
  move 1 card
  spaces take spades from hand or pocket at once
  spaces take hearts
win when foundations full
