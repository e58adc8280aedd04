game Numbers

deal
  rest to stock

foundations 15 # ERROR foundation-cannot-start "no card of the pack can start `foundations` 14"
  base pile number
  build same rank in alternating colours
  takes only when no other suit in layer

stock
  turn 1 to waste
  redeals 2

waste

win when all cards on foundations
