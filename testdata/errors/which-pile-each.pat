game Each

deal
  3 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build same suit as each tableau # ERROR which-pile "only a condition can be asked so"
  spaces take any card

reserve 3
  takes any card

stock
  turn 1 to waste when cards in each tableau is at least cards in each reserve # ERROR which-pile "stands twice"

waste

win when foundations full
