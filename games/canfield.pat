game Canfield
also Demon
family Canfield
source Wikipedia, Canfield (solitaire)

deal
  13 to reserve top face up
  1 to foundations
  1 to each tableau
  rest to stock

foundations 4
  base rank of first card
  build up in suit wrapping

reserve

tableau 4
  build down in alternating colours wrapping
  move 1 card
  move pile
  spaces take any card from reserve at once
  spaces take any card from waste or tableau

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full

example Thirteen in the reserve, one base, 34 in the stock
  deal 1
  now r 13 cards
  now f1 1 card
  now each t 1 card
  now s 34 cards

example A space is filled from the reserve at once
  f1: 5C
  r: (9H) 2D
  t1: 7S
  t2: 8H
  t3: KS
  t4: KC
  play t1 t2
  now t1: 2D
  now r: 9H

example A whole pile or its top card, never a part
  f1: 5C
  r: (2D) 3D
  t1: 9C 8H 7S
  t2: 8D
  t3: 9S
  t4: 10D
  may t1 t2 1: move 1 card
  may t1 t4 3: move pile
  may not t1 t3 2

example An empty reserve leaves the space to the player: waste or tableau
  f1: 5C
  t1: 9C 8H
  t2: 7D
  t3: KS
  w: 3H
  may w t4, t1 t4 1: spaces take any card from waste or tableau

example Ace and king are neighbours, up and down
  f1: JC QC KC
  t1: AC
  t2: KH
  t3: AS
  t4: 9S
  may t1 f1, t2 t3

example Every foundation begins with the rank that was dealt
  f1: 5C
  t1: 5H
  t2: 6H
  may t1 f2: base rank of first card
  may not t2 f2: base rank of first card

example Three at a time, the last time what is left, and over again
  f1: 5C
  s: (2D) (9S) (4H) (KC)
  play turn
  now w: KC 4H 9S
  may not redeal
  play turn
  now w: KC 4H 9S 2D
  may redeal: redeals unlimited

example The last card wins
  f1: 5C 6C 7C 8C 9C 10C JC QC KC AC 2C 3C 4C
  f2: 5S 6S 7S 8S 9S 10S JS QS KS AS 2S 3S 4S
  f3: 5H 6H 7H 8H 9H 10H JH QH KH AH 2H 3H 4H
  f4: 5D 6D 7D 8D 9D 10D JD QD KD AD 2D 3D
  w: 4D
  now not won
  play w f4
  now won

example Twelve of the reserve lie face down
  deal 1
  now f1: 7C
  now r: ... (7H) (JS) 3H
