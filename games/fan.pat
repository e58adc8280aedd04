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

example A king fills a space
  t1: 9S KS
  t2: 8H
  may t1 t3: spaces take king
  may not t2 t3: spaces take king
