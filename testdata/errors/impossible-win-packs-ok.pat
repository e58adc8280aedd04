game Half and Half
decks 2

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take any card

discard
  takes sequence king to ace in alternating colours from tableau

stock
  turn 1 to each tableau

win when foundations full and 52 cards in discard
