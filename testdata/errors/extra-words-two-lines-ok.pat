game House
decks 2

deal
  1 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit

tableau 8
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn 1 to each tableau

reserve
  spaces take any card from tableau when stock empty
  move sequence down in alternating colours

win when foundations full
