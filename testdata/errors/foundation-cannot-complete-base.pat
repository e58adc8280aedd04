game House

deal
  4 to each tableau
  kings to bottom of tableau

foundations 4
  base ace or king # WARNING foundation-cannot-complete "ends there"
  build up in suit

tableau 13
  build down in any suit
  move 1 card
  spaces stay empty

win when foundations full
