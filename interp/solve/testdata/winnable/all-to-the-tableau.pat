game All tableau
suits spades hearts
ranks ace to four
deal
  all aces to foundations
  rest to each tableau
foundations 2
  base ace
  build up in suit
  worry back
tableau 2
  build down in any suit
  spaces stay empty
win when all cards on tableau
