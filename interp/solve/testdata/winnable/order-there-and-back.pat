# deal 939
game Order
suits spades hearts clubs diamonds
ranks ace to four
deal
  rest to each tableau
foundations 1
  build in order ace to four four to ace ace to four four to ace in any suit
tableau 5
  build down in alternating colours
  move sequence
  spaces stay empty
win when tableau empty
