game House
counter rounds 3 to 3 # ERROR bad-number "has one value only"
counter packet 1 to 12

deal
  1 2 3 4 5 6 7 to tableau top face up
  2 minus 2 to waste # ERROR bad-number "`2 minus 2` is 0"
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take 0 below king # ERROR bad-number "`0 below` is the thing itself"

stock
  turn 1 to waste

may redeal
  gather waste
  add 1 to rounds
  set packet to 13 # ERROR bad-number "`13` is no value of `packet`, which goes from 1 to 12"

waste

lose when rounds is 3 and packet is 1
win when foundations full
