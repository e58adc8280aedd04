game FreeCell
also Four Free
family FreeCell
source Wikipedia, FreeCell

deal
  7 7 7 7 6 6 6 6 to tableau

foundations 4
  base ace
  build up in suit

tableau 8
  build down in alternating colours
  move sequence by free cells and spaces
  spaces take any card

cells 4

win when foundations full

example Four cells carry five cards, not six
  t1: 10S 9H 8S 7H 6S 5H
  t2: 10H
  t3: JD
  t4: 6C
  t5: 2S
  t6: 3S
  t7: KC
  t8: QC
  may t1 t4 1
  may not t1 t3 6: move sequence by free cells and spaces

example So they do
  t1: JS 9H 8S 7H 6S 5H
  t2: 10S
  t3: JD
  t4: 6C
  t5: 2S
  t6: 3S
  t7: KC
  t8: QC
  may t1 t2 5: move sequence by free cells and spaces

example With full cells one card at a time
  c1: 2H
  c2: 4H
  c3: 9D
  c4: JC
  t1: 8S 7H
  t2: 9H
  t3: 8C
  t4: 2S
  t5: 3S
  t6: KC
  t7: QC
  t8: 6C
  may t1 t3
  may not t1 t2 2: move sequence by free cells and spaces
  may not t4 c1

example What lies on a foundation stays
  f1: AS
  t1: 2H
  may not f1 t1

example Four piles of seven, four of six
  deal ms:1
  now t1 7 cards
  now t4 7 cards
  now t5 6 cards
  now t8 6 cards
  now f empty
  now c empty

example Foundations begin with the ace and go up in suit
  f1: AS
  t1: 2S
  t2: 2H
  t3: AD
  may t1 f1: build up in suit
  may not t2 f1: build up in suit
  may t3 f2: base ace
  may not t2 f2: base ace

example Any card fills a space
  t1: 9C 6H
  t2: KS
  may t1 t3 1: spaces take any card

example The last card wins
  f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  f2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  f3: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  f4: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD
  c1: KD
  play c1 f
  now won
