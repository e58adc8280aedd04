game Quadrille
also Captive Queens, La Française, Partner
family Quadrille
source Solitaire Forever; PySolFC, Captive Queens

deal
  4 queens to centre
  rest to stock

foundations centre 4
  base queen
  build none

foundations descending 4
  build in order five to ace king in suit

foundations ascending 4
  build in order six to jack in suit

stock
  turn 1 to waste
  redeals 2

waste

win when stock empty and waste empty

example Down from the five to the ace, then the king
  d1: 5H 4H 3H 2H
  d2: 5S 4S 3S 2S AS
  w: KS
  may w d2
  may not w d1

example Up from the six to the jack; queens take no part
  a1: 6H 7H 8H 9H 10H
  d1: 5H
  w: JH
  s: (QD) (3C)
  play w a1
  may not a1 d1

example Two redeals
  d1: 5H
  w: 9S 3D
  left redeal 1
  play redeal
  now s: (3D) (9S)
  play turn, turn
  may not redeal: redeals 2

example Four queens in the middle, 48 in the stock
  deal 1
  now each c 1 card
  now s 48 cards

example The last card wins
  d1: 5S 4S 3S 2S AS KS
  d2: 5H 4H 3H 2H AH KH
  d3: 5C 4C 3C 2C AC KC
  d4: 5D 4D 3D 2D AD KD
  a1: 6S 7S 8S 9S 10S JS
  a2: 6H 7H 8H 9H 10H JH
  a3: 6C 7C 8C 9C 10C JC
  a4: 6D 7D 8D 9D 10D
  w: JD
  now not won
  play w a4
  now won

example Only queens lie in the middle
  c1: QS
  w: KS
  may not w c2: base queen
  may not w c1: build none
