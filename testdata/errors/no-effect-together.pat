game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in suit
  move 1 card
  spaces take king
  spaces take 3 cards from waste or tableau when stock empty # WARNING no-effect "3 cards never move together from `tableau` or `waste`"

discard
  takes sequence queen to ten in suit from tableau # WARNING no-effect "3 such cards never move together from `tableau`"

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
win when all cards in discard or foundations
