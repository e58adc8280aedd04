game Aside

deal
  4 to each tableau
  1 to each mark

foundations 4
  base ace
  build up in suit
  at most 12 cards # NOTE half-goal "full with 48 of 52 cards"

reserve mark 4

tableau 12
  build down in any suit
  spaces take any card

win when foundations full
