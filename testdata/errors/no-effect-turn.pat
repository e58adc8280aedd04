game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

stock
  turn 1 to each tableau # WARNING no-effect "the stock is empty"

win when foundations full
