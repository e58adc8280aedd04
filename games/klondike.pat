game Klondike
also Classic Solitaire, American Patience
family Klondike
source Wikipedia, Klondike (solitaire)
option draw 3 or 1

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit
  worry back

tableau 7
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn draw to waste
  redeals unlimited

waste

win when foundations full

example Seven piles, the last cards up
  deal 1
  now t7 7 cards
  now s 24 cards

example Alternating colours; a space takes a king
  t1: 7S
  t2: 8H
  t3: 8C
  t4: (2C) KD QS
  t5: JD
  t7: 3H
  may t1 t2: build down in alternating colours
  may not t1 t3: build down in alternating colours
  may t4 t6 2: spaces take king
  may not t5 t6: spaces take king

example Part of a sequence may move
  t1: 9C 8H 7S
  t2: 8D
  may t1 t2 1

example Foundation cards may come back, but not to a space
  f1: AS 2S
  t1: 3H
  may f1 t1: worry back
  may not f1 t2

example A face-down card turns up by itself and never moves
  t1: (4S) 7S
  t2: 8H
  play t1 t2
  now t1: 4S

example Three at a time; the last time what is left
  s: (2D) (9S)
  play turn
  now w: 9S 2D
  may redeal: redeals unlimited

example One at a time
  option draw 1
  s: (2D) (9S)
  play turn
  now w: 9S
  may not redeal: redeals unlimited

example Foundations begin with the ace
  f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  f2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  f3: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  t1: KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D AD 2D
  may not t1 f4 1: base ace
  now not won

example The last king wins
  f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  f2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH
  f3: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC
  f4: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD
  t1: KD
  may t1 f: build up in suit
  play t1 f
  now won
