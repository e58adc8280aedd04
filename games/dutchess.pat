game Dutchess
also Duchess, Glenwood
family Canfield
source Wikipedia, Duchess (solitaire)
# Its rules are told as related to Klondike, too; the choice of the base and the reserve are Canfield's.

deal
  3 to each reserve
  1 to each tableau
  player plays 1 from reserve to foundations
  rest to stock

foundations 4
  base rank of first card
  build up in suit wrapping

reserve 4

tableau 4
  build down in alternating colours wrapping
  move pile
  spaces take any card from reserve
  spaces take any card from waste when reserve empty

stock
  turn 1 to waste
  redeals 1

waste

win when foundations full

example The first move chooses the base from the reserves
  r1: 4S 8D
  r2: QH
  r3: 9C
  r4: 2S
  t1: 9S
  t2: 10D
  choices 1
  may only r1 f1, r2 f1, r3 f1, r4 f1
  may not turn, t1 t2: player plays 1 from reserve to foundations

example The base of the first foundation is that of all
  f1: 8D
  t1: 8S
  t2: 9C
  may t1 f2
  may not t2 f2: base rank of first card

example Only whole piles move, never their top card alone
  f1: 5C
  t1: 9S 8H
  t2: 9C
  t3: 10D
  may t1 t3 2: move pile
  may not t1 t2: move pile

example But the top card alone goes to its foundation
  f1: 7H
  t1: 9S 8H
  may t1 f1 1

example The waste fills a space only when all reserves are empty
  f1: 5C
  r1: 3H
  w: 9D
  t1: KS
  t2: KC
  t3: KH
  may r1 t4: spaces take any card from reserve
  may not w t4

example Then it does
  f1: 5C
  w: 9D
  t1: KS
  t2: KC
  t3: KH
  may w t4: spaces take any card from waste when reserve empty

example King on ace
  f1: 5C
  t1: KH
  t2: AS
  may t1 t2

example One redeal, the waste turned over
  f1: 5C
  w: 9D 3H 7S
  t1: KH
  play redeal
  now s: (7S) (3H) (9D)
  play turn, turn, turn
  may not redeal: redeals 1

example Four reserves of three, four piles of one, 36 in the stock
  deal 1
  now each r 3 cards
  now each t 1 card
  now s 36 cards
  now f empty

example The last card wins
  f1: 8S 9S 10S JS QS KS AS 2S 3S 4S 5S 6S 7S
  f2: 8H 9H 10H JH QH KH AH 2H 3H 4H 5H 6H 7H
  f3: 8C 9C 10C JC QC KC AC 2C 3C 4C 5C 6C 7C
  f4: 8D 9D 10D JD QD KD AD 2D 3D 4D 5D 6D
  t1: 7D
  now not won
  play t1 f
  now won
