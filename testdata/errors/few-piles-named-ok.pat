game House

deal
  4 aces to reserve
  8 to each tableau
  rest to stock

foundations 4
  base two
  build up in suit wrapping
  at most 13 cards

tableau 5
  build down in alternating colours
  move sequence
  spaces take king

reserve 4

stock
  turn 1 to waste

waste

win when foundations full
