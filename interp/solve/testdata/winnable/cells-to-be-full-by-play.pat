# deal 15
game Safe cells
suits spades hearts
ranks ace to four
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit
tableau 4
  build down in any suit
  spaces stay empty
cells 2
win when cells full
