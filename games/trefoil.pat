game Trefoil
variant of la-belle-lucie
source PySolFC, Trefoil

deal
  4 aces to foundations
  3 to each tableau

foundations
  worry back when cards in pile is at least 2

tableau 16

example Aces begin, sixteen fans of three; an ace never comes back
  f1: AS 2S
  f2: AH
  t1: 3S
  t2: 2H
  may f1 t1: worry back when cards in pile is at least 2
  may not f2 t2
