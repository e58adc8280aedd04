# deal 26
game F
decks 2
suits spades
ranks ace to four
deal
  rest to each tableau
foundations 2
  base ace
  base four
  build up in suit wrapping
tableau 2
  build down in suit
  spaces stay empty
win when tableau empty
