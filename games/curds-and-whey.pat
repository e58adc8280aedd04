game Curds and Whey
family Spider
source PySolFC, Curds and Whey

deal
  4 to each tableau

tableau 13
  build down in suit or same rank
  move sequence down in suit
  move sequence same rank
  spaces take king

win when tableau in sequence of 13 down in suit

example Down in suit or on its like; each moves with its own kind only
  t1: 9S 8S
  t2: 10S
  t3: 9H 9D
  t4: 9C
  t5: 10D
  may t1 t2 2: move sequence down in suit
  may t3 t4 2: move sequence same rank
  may not t4 t2
