game Archway
family Two Decks
source David Parlett, The Penguin Book of Patience
decks 2

deal
  bases to up-pile
  bases to down-pile
  12 to each tableau
  aces to reserve 1
  twos to reserve 2
  threes to reserve 3
  fours to reserve 4
  fives to reserve 5
  sixes to reserve 6
  sevens to reserve 7
  eights to reserve 8
  nines to reserve 9
  tens to reserve 10
  jacks to reserve 11
  queens to reserve 12
  kings to reserve 13

foundations up-pile 4
  suits clubs diamonds hearts spades
  base ace
  build up in suit
  worry back to down-pile

foundations down-pile 4
  suits clubs diamonds hearts spades
  base king
  build down in suit
  worry back to up-pile

tableau 4
  build none
  spaces take any card

reserve 13
  move any 1 card

win when foundations full

example Every card of the reserve may be had, and goes to a foundation or a space
  u1: AC
  d2: KD
  r2: 2C 2H
  r12: QS QD QH
  t1: 5H
  may 2C u1
  may QD d2
  may r2 t2
  may not r12 t1

example Foundations that meet exchange cards
  u2: AD 2D 3D 4D 5D 6D
  d2: KD QD JD 10D 9D 8D 7D
  may d2 u2
  may u2 d2

example Twelve cards a pile, the rest by rank
  deal 5
  now each t 12 cards
  now r7 empty
  now r 48 cards
