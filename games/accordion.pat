game Accordion
also Idle Year, Methuselah, Tower of Babel, One Away Three Away, One-Handed
family One Deck
source Wikipedia, Accordion (card game)

deal
  1 to each tableau

tableau 52
  build any card from pile 1 right or pile 3 right when suit of source is suit of top or rank of source is rank of top
  move pile
  spaces close up

win when all cards on tableau 1

example A pile goes on its left neighbour, or the third to the left, of the same suit or rank
  t1: 9S
  t2: 7H
  t3: 4C
  t4: 9D
  t5: 4D
  may t4 t1, t5 t4
  may not t5 t3, t2 t1, t5 t1

example Piles move whole and the row closes up
  t1: 9S
  t2: 7H
  t3: 4C
  t4: 2D 9D
  t5: 3S
  play t4 t1
  now t1: 9S 2D 9D
  now t4: 3S
  now t5 empty

example One pile left: won
  t1: 9S
  t2: 9D
  now not won
  play t2 t1
  now not won

example It is won when all lie on one pile
  t1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  t2: KH
  now not won
  may t2 t1: build any card from pile 1 right or pile 3 right when suit of source is suit of top or rank of source is rank of top
