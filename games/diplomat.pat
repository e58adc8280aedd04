game Diplomat
family Forty Thieves
source PySolFC, Diplomat
decks 2

deal
  4 to each tableau
  rest to stock

foundations 8
  base ace
  build up in suit
  worry back

tableau 8
  build down in any suit
  move 1 card
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
