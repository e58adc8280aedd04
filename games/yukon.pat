game Yukon
family Yukon
source Wikipedia, Yukon (solitaire)

deal
  1 2 3 4 5 6 7 to tableau top face up
  4 to each of tableau 2 to 7

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move any cards
  spaces take king

win when foundations full

example Any face-up card takes along whatever lies on it
  t1: (2C) 9S 4D 7H
  t2: 10D
  t3: 8C
  may t1 t2 3: move any cards
  may t1 t3 1
  may not t1 t3 2: build down in alternating colours

example Only a king, with what lies on it, fills a space
  t1: (2C) KS 4D 7H
  t2: QS
  may t1 t3 3: spaces take king
  may not t2 t3, t1 t3 2: spaces take king

example A face-down card turns up, and what lies on a foundation stays
  f1: AH
  t1: (2C) 9S
  t2: 10D
  t3: 3S
  play t1 t2
  now t1: 2C
  may not f1 t1

example One face-up card, then five more on piles two to seven
  deal 1
  now t1 1 card
  now t2 6 cards
  now t7 11 cards
  now t 52 cards

example Foundations in suit, by single cards
  f1: AH
  t1: 3H 2H
  t2: 2S
  may t1 f1 1: build up in suit
  may not t2 f1: build up in suit
  may not t2 f2: base ace

example The last card wins
  f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  f2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  f3: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  f4: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD
  t1: KD
  now not won
  play t1 f
  now won
