game House
counter misses 0 to 3 from 1

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king from waste at once
  spaces take king

stock
  turn 3 to waste
  redeals unlimited

waste

after redeal
  add 1 to misses

win when foundations full
lose when misses is 3
