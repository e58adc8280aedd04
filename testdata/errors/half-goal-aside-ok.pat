game Aside

deal
  1 king to each mark
  4 to each tableau

foundations 4
  base ace
  build up in suit
  at most 12 cards

reserve mark 4

tableau 12
  build down in any suit
  spaces take any card

win when foundations full
