game Chelicera
family Spider
source PySolFC, Chelicera

deal
  4 4 4 4 7 7 7 to tableau
  rest to stock

tableau 7
  build down in suit
  move any cards
  spaces take 3 cards from stock at once
  spaces take king when stock empty

stock

win when tableau in sequence of 13 king to ace in suit

example A card goes with all that lies on it
  t1: 8S 3H 4C
  t2: 9S
  t3: 9H
  may t1 t2 3
  may not t1 t3

example A space takes three cards from the stock, kings when there is none
  t1: 5H
  t2: 6H
  t3: KS 3S
  t4: 9C
  t5: 9D
  t6: 9H
  t7: 9S
  s: (2D) (3D) (4D)
  play t1 t2
  now t1: 4D 3D 2D
  now s empty

example Without a stock a space is for kings
  t1: 2C
  t2: 7D KS 3S
  may t2 t3 2: spaces take king when stock empty
  may not t1 t3: spaces take king when stock empty
