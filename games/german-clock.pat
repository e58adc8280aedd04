game The Clock
also German Clock, Die Uhr
family Clock
source Wikipedia, Clock patience: Die Uhr, after Heinrich

deal
  rest to stock

foundations 13
  base pile number
  build same rank in alternating colours
  takes only when no other suit in layer

stock
  turn 1 to waste
  redeals 2

waste

win when all cards on foundations

example The first card fixes the suit of the first layer
  f7: 7S
  w: 9H
  may not w f9: takes only when no other suit in layer

example A spade may begin
  f7: 7S
  w: 9S
  may w f9: base pile number
  may not w f8: base pile number

example The second layer has the other colour, and one suit
  f1: AS
  f2: 2S
  f7: 7S 7H
  w: 2D
  may not w f2: takes only when no other suit in layer

example Two redeals
  w: 9H 3C
  left redeal 1
  play redeal, turn, turn
  may not redeal: redeals 2

example All cards are in the stock
  deal 1
  now s 52 cards

example Red on black, black on red, and no other rank
  f7: 7S
  f8: 8S
  w: 7C
  may not w f7: build same rank in alternating colours
  may not w f8: build same rank in alternating colours

example The third layer has the other suit of the first colour, in any order round the dial
  f1: AS AH
  f2: 2S 2H
  f7: 7S 7H
  w: 2C
  play w f2
  now f2: 2S 2H 2C

example Four of each rank win
  f1: AS AH AC AD
  f2: 2S 2H 2C 2D
  f3: 3S 3H 3C 3D
  f4: 4S 4H 4C 4D
  f5: 5S 5H 5C 5D
  f6: 6S 6H 6C 6D
  f7: 7S 7H 7C 7D
  f8: 8S 8H 8C 8D
  f9: 9S 9H 9C 9D
  f10: 10S 10H 10C 10D
  f11: JS JH JC JD
  f12: QS QH QC QD
  f13: KS KH KC
  w: KD
  now not won
  play w f13
  now won
