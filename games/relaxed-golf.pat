game Relaxed Golf
variant of golf
also Putt Putt
source PySolFC, Relaxed Golf

waste
  build up or down in any suit wrapping

example King and ace are neighbours
  w: KS
  t1: AH
  t2: QD
  may t1 w, t2 w: build up or down in any suit wrapping
