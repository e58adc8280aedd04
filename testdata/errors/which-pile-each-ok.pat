game Each

deal
  3 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build same suit when card is not king
  spaces take any card

reserve 3
  takes any card

stock
  turn 1 to waste when cards in each tableau is at least 3

waste

win when foundations full
