game Bisley
family Baker's Dozen
source Morehead and Mott-Smith, The Complete Book of Solitaire and Patience Games

deal
  4 aces to lower
  1 to each of tableau 5 to 13
  3 to each tableau

foundations lower 4
  base ace
  build up in suit

foundations upper 4
  base king
  build down in suit

tableau 13
  build up or down in suit
  move 1 card
  spaces stay empty

win when all cards on foundations

example Four short piles first
  deal 5
  now t1 3 cards
  now t5 4 cards
  now t 48 cards
  now l 4 cards

example Up or down in suit, but not round
  t1: 6H
  t2: 5H
  t3: 7H
  t4: 7D
  t5: AC
  t6: KC
  may t1 t2, t1 t3
  may not t1 t4, t5 t6: build up or down in suit

example A seven that fits both ways goes up or down
  l1: AC 2C 3C 4C 5C 6C
  u1: KC QC JC 10C 9C 8C
  t1: 7C
  t2: 9H KS
  may t1 l1
  may t1 u1
  may t2 u2: base king

example An ace begins below, a king above
  t1: AS
  t2: 2S
  t3: KS
  may t1 l1: base ace
  may not t3 l1: base ace
  may t3 u1: base king
  may not t2 u1: base king

example An emptied pile stays empty
  t1: 5H
  t2: 6H
  t3: KS
  play t1 t2
  may not t3 t1, t2 t1: spaces stay empty

example A suit is complete wherever its two piles meet
  l1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS
  l2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  l3: AC 2C 3C 4C 5C
  l4: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD
  u1: KC QC JC 10C 9C 8C 7C 6C
  t1: KS
  now not won
  play t1 u2
  now won
