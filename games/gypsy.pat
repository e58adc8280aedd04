game Gypsy
also Double Easthaven, Normandy
family Gypsy
source PySolFC, Gypsy
decks 2

deal
  3 to each tableau top face up
  rest to stock

foundations 8
  base ace
  build up in suit
  worry back

tableau 8
  build down in alternating colours
  move sequence
  spaces take any card

stock
  turn 1 to each tableau

win when foundations full
