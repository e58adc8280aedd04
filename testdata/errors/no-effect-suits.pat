game Board

deal
  4 to each tableau

foundations 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
  build down in other suits # WARNING no-effect "never happens"

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
