game House
deal
  4 to each tableau
  8 to reserve face down
  rest to stock

foundations 4
  base ace
  build up in suit

reserve
  exposed card stays down until stock empty

tableau 7
  build down in alternating colours
  move sequence
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
