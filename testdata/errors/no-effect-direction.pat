game Widow
decks 2

deal
  5 to each tableau
  rest to stock

foundations 8
  takes sequence ace to king in suit # ERROR no-effect "13 such cards never move together from `tableau`"

tableau 10
  build down in any suit
  move sequence in suit
  spaces take any card

stock
  turn 1 to each tableau

win when foundations full
