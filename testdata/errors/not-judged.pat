game House # NOTE not-judged "of 128 combinations of options 64 are judged"
option away 1 or 2
option bway 1 or 2
option cway 1 or 2
option dway 1 or 2
option eway 1 or 2
option fway 1 or 2
option gway 1 or 2

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

win when foundations full
lose when cards in waste is at least 20 and away is 2 and bway is 2 and cway is 2 and dway is 2 and eway is 2 and fway is 2 and gway is 2
