game Cruel
family Baker's Dozen
source Wikipedia, Cruel (solitaire)

deal
  4 aces to foundations
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 12
  build down in suit
  move 1 card
  spaces stay empty

# The piles are put together, the first on top, and fours are taken off from the top as they lie: Solitaire Central,
# an older text of Wikipedia, and PySolFC in play. That text calls it a mistake to keep the lowest four of the first pile.
# Dealt card by card, a four comes to lie the other way up; the second deal turns it back.
may redeal
  gather tableau top card first
  4 at a time to each tableau
  gather tableau top card first
  4 at a time to each tableau

win when foundations full

example Down in suit, one card, and spaces stay empty
  t1: 7S
  t2: 8S
  t3: 8C
  may t1 t2: build down in suit
  may not t1 t3: build down in suit
  play t1 t2
  may not t3 t1: spaces stay empty

example Redealt: the first pile lies on top, and fours are taken off as they lie
  t1: 7S 9C
  t3: 8S 3H 4D
  t4: KC
  play redeal
  now t1: 3H 4D 7S 9C
  now t2: KC 8S
  now t3 empty

example Aces first, then twelve piles of four
  deal 1
  now each f 1 card
  now each t 4 cards

example Foundations go up in suit
  f1: AS
  f2: AH
  t1: 2S
  t2: 3H
  t3: AD
  may t1 f1: build up in suit
  may not t2 f2: build up in suit
  may t3 f3: base ace

example The last card wins
  f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  f2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  f3: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  f4: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD
  t1: KD
  now not won
  play t1 f
  now won
