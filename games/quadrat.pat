game Quadrat
also Viereck
family Quadrat
source Wikipedia, Quadrat
ranks seven to ace

deal
  1 to each tableau
  rest to stock

tableau 4
  build none
  spaces take any card from stock at once

stock

discard
  takes pair same suit from tableau

win when all cards in discard

example Two of one suit leave, and both places are filled
  t1: 7H
  t2: 9H
  t3: KS
  t4: AC
  s: (8C) (10D)
  may only t1+t2
  play t1+t2
  now d: 7H 9H
  now t1: 10D
  now t2: 8C

example Of three alike two may go, and the player says which
  t1: 7H
  t2: 9H
  t3: AH
  t4: AC
  may only t1+t2, t1+t3, t2+t3

example Four suits and a stock are the end
  t1: 7H
  t2: 8S
  t3: 9C
  t4: 10D
  s: (AC)
  now lost

example Four in the square, 28 in the stock
  deal 1
  now each t 1 card
  now s 28 cards

example An empty stock can always be cleared
  d: 7S 8S 9S 10S JS QS 8H 10H JH QH KH AH 7C 8C 9C 10C JC QC KC AC 7D 8D 9D 10D JD QD KD AD
  t1: 7H
  t2: 9H
  t3: KS
  t4: AS
  may only t1+t2, t3+t4
  play t1+t2
  now not won
  play t3+t4
  now won

example Nothing is built in the square
  t1: 7H
  t2: 9S
  may not t2 t1 1: build none
