game House

deal
  4 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  spaces take any card from waste or stock at once
  spaces take any card when stock empty

stock
  turn 3 to waste when no spaces in tableau
  turn 1 to waste when cards in stock is 1

waste

win when foundations full
