game La Belle Lucie
also Midnight Oil
family Fan
source PySolFC, La Belle Lucie

deal
  3 to each of tableau 1 to 17
  1 to tableau 18

foundations 4
  base ace
  build up in suit
  worry back

tableau 18
  build down in suit
  move 1 card
  spaces stay empty

may redeal twice
  gather tableau
  shuffle
  3 at a time to each tableau

win when foundations full

example Down in suit, one card, and spaces stay empty
  t1: 9S 8S 7S
  t2: 9H
  t3: 8H
  t4: 10S
  may t3 t2: build down in suit
  may not t1 t4 3: move 1 card
  may not t1 t3: build down in suit
  may not t1 t5: spaces stay empty

example Two redeals, shuffled, in threes
  left redeal 2
  f1: AS
  t1: 9S 3H
  t2: KD QC
  t9: 4D
  play redeal
  now t1 3 cards
  now t2 2 cards
  now t9 empty
  now f1: AS
  play redeal
  may not redeal: may redeal twice

example What lies on a foundation may come back
  f1: AS 2S
  t1: 3S
  may f1 t1: worry back

example Seventeen fans of three, and one card
  deal 1
  now t1 3 cards
  now t17 3 cards
  now t18 1 card

example The last card wins
  f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  f2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  f3: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  f4: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD
  t1: KD
  now not won
  play t1 f
  now won
