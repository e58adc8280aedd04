# deal 18
game Closing
suits spades hearts
ranks ace to four
deal
  2 to each tableau
foundations 2
  base ace
  build up in suit
tableau 4
  build down in any suit from pile 2 right or pile 2 left
  move sequence
  spaces close up
win when foundations full
