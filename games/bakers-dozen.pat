game Baker's Dozen
family Baker's Dozen
source Wikipedia, Baker's Dozen (solitaire)

deal
  4 to each tableau
  kings to bottom of tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  move 1 card
  spaces stay empty

win when foundations full

example Down in any suit, one card at a time
  t1: 9C 7C 6D
  t2: 8S
  t3: 7H
  may t1 t3
  may not t1 t2: build down in any suit
  may not t1 t2 2: move 1 card

example An emptied pile stays empty, even for a king
  t1: 6D
  t2: 7C
  t3: 9S KH
  play t1 t2
  may not t3 t1, t2 t1: spaces stay empty
  now t1 empty

example A king goes on nothing, not on an ace either
  t1: 9S KH
  t2: AC
  may not t1 t2: build down in any suit

example Foundations in suit, and what lies there stays
  f1: AH
  t1: 2S
  t2: 2H
  t3: 3C
  may not t1 f1: build up in suit
  play t2 f1
  may not f1 t3

example The last card wins
  f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  f2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  f3: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  f4: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD
  t1: KD
  now not won
  play t1 f
  now won

example Thirteen piles of four, kings below
  deal 17
  now each t 4 cards
  now f empty
  now t1: JH 7C AH JD
  now t8: KC 8S 6S 4S

example Only an ace begins a foundation
  t1: AH
  t2: 2S
  may t1 f1: base ace
  may not t2 f1: base ace
