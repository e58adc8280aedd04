game House

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit
  at most 12 cards

tableau 13
  build down in any suit
  spaces take any card

win when foundations full and all kings in tableau
