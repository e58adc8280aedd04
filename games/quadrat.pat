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
