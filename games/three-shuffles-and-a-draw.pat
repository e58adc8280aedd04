game Three Shuffles and a Draw
variant of la-belle-lucie
source PySolFC, Three Shuffles and a Draw

tableau
  move 1 card
  move any 1 card once

example One covered card may be drawn, once in the game
  t1: 9S 3H 7C
  t2: 10S
  t3: 4H 5C
  may t1@1 t2: move any 1 card once
  play t1@1 t2
  now t1: 3H 7C
  now t2: 10S 9S
  may not t1@1 t3
