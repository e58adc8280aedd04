game La Belle Lucie
also Midnight Oil
family Fan
source PySolFC, La Belle Lucie

deal
  3 to each of tableau 1 to 17
  1 to tableau 18

foundations 4
  base ace
  build up in suit
  worry back

tableau 18
  build down in suit
  move 1 card
  spaces stay empty

may redeal twice
  gather tableau
  shuffle
  3 at a time to each tableau

win when foundations full
