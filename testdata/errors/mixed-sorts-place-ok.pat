game Board
counter called 1 to 13

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

after move
  add 1 to called

may refill
  gather tableau called
  rest to each tableau

win when foundations full
