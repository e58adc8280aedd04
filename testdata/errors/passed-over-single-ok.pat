game Fans

deal
  aces to reserve 1
  twos to reserve 2
  threes to reserve 3
  2 to each of tableau 1 to 17
  1 to tableau 18
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 18
  build down in suit
  spaces take any card

reserve 3
  move any 1 card

stock
  turn 1 to waste

waste

win when foundations full
