game X

deal
  two of hearts four of hearts six of hearts eight of hearts to foundations
  rest to stock
foundations 4
  base two four six eight
  build up by pile number in any suit wrapping
stock
  turn 1 to waste
waste
win when foundations full
