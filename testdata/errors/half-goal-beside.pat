game Half
decks 2

deal
  5 to each tableau
  rest to stock

foundations 4
  base ace
  build up in colour

tableau 10
  build down in alternating colours
  move sequence
  spaces take king

discard
  takes sequence king to ace in alternating colours

stock
  turn 1 to each tableau

win when foundations full and stock empty or 52 cards in discard # NOTE half-goal "is half of them"
