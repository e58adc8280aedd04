game Alaska
variant of yukon
source PySolFC, Alaska

tableau
  build up or down in suit

example Up or down in suit, with whatever lies on the card
  t1: (2C) 9S 4D 7H
  t2: 10S
  t3: 8S
  t4: 10H
  may t1 t2 3, t1 t3 3: build up or down in suit
  may not t1 t4 3: build up or down in suit
