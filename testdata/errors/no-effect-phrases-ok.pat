game House

deal
  4 queens or jacks to reserve
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

reserve

tableau 7
  build down in alternating colours
  move sequence
  spaces take king
  spaces take jack or ten but ten of hearts
  spaces take nine when no hearts or black card in waste

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
