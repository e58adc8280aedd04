game House
decks 2

deal
  3 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit

tableau 8
  build down in alternating colours
  move sequence
  spaces take any card from tableau

stock
  turn 1 to each tableau

win when foundations full
