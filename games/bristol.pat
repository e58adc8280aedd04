game Bristol
family Fan
source PySolFC, Bristol; Morehead and Mott-Smith sink all kings alike

deal
  3 to each tableau
  kings to bottom of tableau
  1 to each reserve
  rest to stock

foundations 4
  base ace
  build up in any suit

tableau 8
  build down in any suit
  move 1 card
  spaces stay empty

reserve 3

stock
  turn 1 to each reserve

win when foundations full

example Down in any suit; foundations up in any suit
  f1: AS
  t1: 9S 2H
  t2: 3C
  may t1 f1: build up in any suit
  may t1 t2: build down in any suit
  may not t2 t1, t2 t3

example The stock goes to the three reserves
  r1: 5S
  t1: 9H
  s: (2D) (3D) (4D)
  play turn
  now r1: 5S 4D
  now r2: 3D
  now r3: 2D
  may not t1 r1

example Eight fans of three, kings below, three reserves, 25 in the stock
  deal 1
  now each t 3 cards
  now each r 1 card
  now s 25 cards
