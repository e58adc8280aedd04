game Board
option packet 5 or 13

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

may refill
  gather tableau packet
  rest to each tableau

win when foundations full
