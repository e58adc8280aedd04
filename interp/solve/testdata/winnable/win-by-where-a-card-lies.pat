# deal 194
game Alike win
suits spades hearts clubs diamonds
ranks ace to four
deal
  rest to each tableau
foundations 4
  base ace
  build up in suit
tableau 4
  build down in alternating colours
  move sequence
  spaces stay empty
win when four of hearts on top of tableau
