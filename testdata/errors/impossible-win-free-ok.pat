game House

deal
  4 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  spaces take any card

stock
  turn 1 to waste

waste

win when no spaces in tableau and at most 8 cards in tableau
