game Royal Parade
also Three Up, Hussars, Financier
family Picture Gallery
source Pretty Good Solitaire, Royal Parade
decks 2

deal
  1 to each upper
  1 to each middle
  1 to each lower
  rest to stock

# What lies in its own row stays there, with all that is built on it.
tableau upper 8
  build up by 3 in suit when bottom of pile is two
  spaces take two
  at most 4 cards
  plays only when cards in pile is 1 and card is not two
  swap three with two from middle
  swap four with two from lower

tableau middle 8
  build up by 3 in suit when bottom of pile is three
  spaces take three
  at most 4 cards
  plays only when cards in pile is 1 and card is not three
  swap four with three from lower

tableau lower 8
  build up by 3 in suit when bottom of pile is four
  spaces take four
  at most 4 cards
  plays only when cards in pile is 1 and card is not four

reserve 8

discard
  takes ace

stock
  turn 1 to each reserve

win when upper full and middle full and lower full

example By threes, in suit, and only on a card of the row
  u1: 2S
  u2: 9H
  m1: 3H
  r1: 5S
  r2: 6D
  r3: QH
  may r1 u1: build up by 3 in suit when bottom of pile is two
  may not r2 m1: build up by 3 in suit when bottom of pile is three
  may not r3 u2: build up by 3 in suit when bottom of pile is two

example Two cards of wrong rows change places if both come home
  u1: 3C
  u2: 2H
  m1: 2D
  m2: 4S
  l1: 3D
  may u1~m1: swap three with two from middle
  may m2~l1: swap four with three from lower
  may not u1~m2, u2~m1, u1~l1
  play u1~m1
  now u1: 2D
  now m1: 3C

example Spaces take the cards of their row
  u1: 5C
  m3: 2H
  r1: 4H
  r2: 7H
  may r1 l1: spaces take four
  may m3 u2: spaces take two
  may not r2 l1

example What has come to its row stays; what lies alone in a wrong one may go
  u1: 2S 5S
  u2: 5H
  u3: 2H
  u4: 2D
  m1: 8S
  m2: AS
  may u2 u3, m1 u1, m2 d
  may not u1 u4: plays only when cards in pile is 1 and card is not two
  play m1 u1
  now u1: 2S 5S 8S

example Nothing goes from one pile that is begun to another
  u1: 2S 5S
  u2: 2S
  m1: 3H 6H
  m2: 3H
  l1: 4D 7D
  l2: 4D
  may not u1 u2: plays only when cards in pile is 1 and card is not two
  may not m1 m2: plays only when cards in pile is 1 and card is not three
  may not l1 l2: plays only when cards in pile is 1 and card is not four

example Twenty-four cards are dealt, then eight at a time
  deal 1
  now each u 1 card
  now s 80 cards
  play turn
  now each r 1 card

example Jacks, queens and kings win
  u1: 2S 5S 8S JS
  u2: 2S 5S 8S JS
  u3: 2H 5H 8H JH
  u4: 2H 5H 8H JH
  u5: 2C 5C 8C JC
  u6: 2C 5C 8C JC
  u7: 2D 5D 8D JD
  u8: 2D 5D 8D JD
  m1: 3S 6S 9S QS
  m2: 3S 6S 9S QS
  m3: 3H 6H 9H QH
  m4: 3H 6H 9H QH
  m5: 3C 6C 9C QC
  m6: 3C 6C 9C QC
  m7: 3D 6D 9D QD
  m8: 3D 6D 9D QD
  l1: 4S 7S 10S KS
  l2: 4S 7S 10S KS
  l3: 4H 7H 10H KH
  l4: 4H 7H 10H KH
  l5: 4C 7C 10C KC
  l6: 4C 7C 10C KC
  l7: 4D 7D 10D KD
  l8: 4D 7D 10D
  r1: KD
  now not won
  play r1 l8
  now won
