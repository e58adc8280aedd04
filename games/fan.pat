game Fan
family Fan
source PySolFC, Fan

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
  spaces take king

win when foundations full
