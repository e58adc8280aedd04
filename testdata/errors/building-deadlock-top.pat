game Kings Above

deal
  4 to each tableau
  kings to top of tableau # NOTE building-deadlock "block it"

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  move 1 card
  spaces stay empty

win when foundations full
