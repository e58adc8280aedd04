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
