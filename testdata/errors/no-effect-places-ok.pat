game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  1 to waste
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king
  spaces take queen from waste
  spaces take queen from tableau 3 or tableau when stock empty
  spaces take jack from tableau 1 to 4 6 when waste empty
  spaces take jack when first empty tableau empty
  spaces take ten when no cards in waste
  spaces take nine when tableau 3 empty
  spaces take eight when no kings on top of tableau

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
