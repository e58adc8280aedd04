game Turns
ranks ace to four
suits spades hearts clubs
deal
  1 to each main
  2 to hand
  rest to stock
foundations 3
  base ace
  build up in suit
tableau main 3
  build down in any suit
  spaces stay empty
tableau hand 1
  build none
  spaces stay empty
stock
  turn 2 to hand
may redeal when stock empty
  gather hand
win when foundations full
