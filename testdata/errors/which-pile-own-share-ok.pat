game Shared

deal
  1 to each tableau
  2 to each reserve
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 12
  build down in suit
  spaces take any card

reserve 6

stock
  turn 1 to waste

waste

after move
  1 from own reserve to each tableau when pile empty

win when foundations full
