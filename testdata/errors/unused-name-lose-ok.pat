game Stuck
counter stuck 0 to 1

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn 1 to waste
  redeals 2

waste

after turn in pass 3 when no playable card in waste
  set stuck to 1

win when foundations full
lose when stuck is 1
