game House
counter rounds 0 to 3
counter packet 1 to 12

deal
  1 2 3 4 5 6 7 to tableau top face up
  2 minus pass to waste
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take 1 below king

stock
  turn 1 to waste

may redeal
  gather waste
  add 1 to rounds
  set packet to 12

waste

lose when rounds is 3 and packet is 1
win when foundations full
