game House
option pace 1 or 2
ask luck 1 numbers from 1 to 3
counter spent 0 to 3

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king or luck

stock
  turn pace to waste
  redeals unlimited

waste

after redeal
  add 1 to spent

lose when spent is 3
win when foundations full
