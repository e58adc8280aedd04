game Small
suits spades hearts
ranks ace to seven
deal
  all aces to foundations
  rest to each tableau
foundations 2
  suits spades hearts
  base ace
  build up in suit
  worry back
tableau 4
  build down in other suits wrapping
  move 1 card
  spaces take any card
win when foundations full
