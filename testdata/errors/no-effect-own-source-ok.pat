game No Effect Own Source

deal
  1 to each reserve
  3 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

reserve 7

tableau 7
  build down in suit
  spaces stay empty

stock
  turn 1 to waste

waste

after move from tableau
  1 from own reserve to source

win when foundations full
