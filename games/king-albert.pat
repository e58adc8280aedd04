game King Albert
also Idiot's Delight
family Raglan
source PySolFC, King Albert

deal
  1 2 3 4 5 6 7 8 9 to tableau
  1 to each reserve

foundations 4
  base ace
  build up in suit
  worry back

tableau 9
  build down in alternating colours
  move 1 card
  spaces take any card

reserve 7

win when foundations full

example One card at a time, red on black; any card fills a space
  t1: 9S 8H
  t2: 9C
  t3: 10H
  t4: 9D
  may t1 t2 1, t1 t5 1
  may not t1 t4: build down in alternating colours
  may not t1 t3 2: move 1 card

example The reserve is played from, never to
  r1: 8H
  t1: 9S
  t2: 5C
  may r1 t1, r1 t3
  may not t2 r2

example Piles of one to nine, seven in the reserve
  deal 1
  now t1 1 card
  now t9 9 cards
  now each r 1 card
