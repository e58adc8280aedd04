game Board

deal
  4 to each tableau
  kings to bottom of tableau

foundations 4
  base ace
  build up in suit
  worry back

tableau 13
  build down in any suit
  spaces stay empty

win when foundations full
