game Fourteen Out
also Fourteen, Fourteen Puzzle, Take Fourteen
family Pairing
source PySolFC, Fourteen

deal
  5 5 5 5 4 4 4 4 4 4 4 4 to tableau

tableau 12
  build none
  spaces stay empty

discard
  takes pair totalling 14 from tableau

win when all cards in discard

example Two that make fourteen, the ace with the king; spaces stay empty
  t1: 7S KH
  t2: 7H
  t3: AC
  may t1+t3: takes pair totalling 14 from tableau
  may not t1+t2: takes pair totalling 14 from tableau
  play t1+t3
  now t1: 7S
  may t1+t2
