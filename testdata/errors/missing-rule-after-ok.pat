game Wings

deal
  13 to reserve
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 8
  build down in suit wrapping
  spaces take any card from waste when reserve empty

reserve

stock
  turn 1 to waste
  redeals 2

waste

after move
  1 from reserve to first empty tableau

win when foundations full
