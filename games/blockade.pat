game Blockade
family Gypsy
source PySolFC, Blockade
decks 2

deal
  1 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit
  worry back

tableau 12
  build down in suit
  move sequence
  spaces take any card from stock at once
  spaces take any card

stock
  turn 1 to each tableau

win when foundations full
