game Busy

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours from waste at once
  move 1 card
  spaces take king

stock
  turn 1 to waste
  redeals 2

waste

win when all cards in foundations
