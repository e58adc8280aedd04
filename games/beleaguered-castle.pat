game Beleaguered Castle
also Laying Siege, Sham Battle
family Beleaguered Castle
source PySolFC, Beleaguered Castle

deal
  4 aces to foundations
  6 to each tableau

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  move 1 card
  spaces take any card

win when foundations full

example Down in any suit, one card at a time
  t1: 9S 8S
  t2: 9H
  t3: 10D
  may t1 t2 1: build down in any suit
  may not t1 t3 2: move 1 card
  may not t2 t1: build down in any suit

example Any card fills a space
  t1: 9S 8S
  may t1 t2 1: spaces take any card

example Aces lie out, eight piles of six
  deal 1
  now each f 1 card
  now each t 6 cards

example Foundations in suit, and what lies there stays
  f1: AS 2S
  t1: 3S
  t2: 3H
  may t1 f1: build up in suit
  may not t2 f1: build up in suit
  may not f1 t2

example The last card wins
  f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  f2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  f3: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  f4: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD
  t1: KD
  now not won
  play t1 f
  now won
