game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take king
  move sequence by free spaces # WARNING no-effect "moves one card only"

win when foundations full
