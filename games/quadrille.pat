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
