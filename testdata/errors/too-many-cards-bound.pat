game House
deal
  13 to reserve top face up
  3 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

reserve
  at most 3 cards # ERROR too-many-cards "the deal lays 13 cards on reserve pile 1, which"

tableau 6
  build down in suit
  spaces take any card from reserve at once
  spaces take any card when reserve empty
  at most 8 cards

stock
  turn 1 to waste
  redeals 1

waste

win when foundations full
