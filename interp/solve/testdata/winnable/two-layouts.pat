game Small
suits spades hearts
ranks ace to eight
deal
  1 to each high
  1 to each low alternately face down
  rest to stock
foundations 2
  base ace
  build up in suit
  worry back
tableau low 3
  build up in alternating colours
  move sequence in suit
  spaces take eight
tableau high 1
  build down in colour wrapping
  build down in colour
  move sequence in suit
  spaces take any card
stock
  turn 2 to waste
  redeals 1
waste
win when all cards on foundations
