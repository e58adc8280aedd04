game Terrace, filled by hand
variant of queen-of-italy
source AisleRiot, Terrace
counter locked 0 to 1

deal
  11 to reserve
  1 to each of tableau 1 to 4
  player plays 1 from tableau to foundations
  1 to each empty tableau
  rest to stock

tableau
  spaces take any card from waste

stock
  turn 1 to waste when locked is 0

after turn when at least 1 spaces in tableau
  set locked to 1

after move from waste
  set locked to 0

example A space is filled from the waste only, and while it is open the stock is turned but once
  f1: 5H
  t1: 9S 8D
  t3: 2H
  w: 4C
  s: (7C) (6C)
  may w t2: spaces take any card from waste
  may not t1 t2
  play turn
  may not turn: turn 1 to waste when locked is 0
  play w t2
  may turn

example The choice lays out five more piles
  deal 1
  now r 11 cards
  play t1 f
  now each t 1 card
  now s 83 cards
