game Zudecken
family Quadrat
source Wikipedia, Quadrat

deal
  1 to each tableau
  rest to stock

tableau 4
  build none
  spaces stay empty

stock
  turn 1 to each tableau when top is same rank as other tableau or top is same suit as other tableau

win when stock empty

example Every card that matches another is covered
  t1: JH
  t2: JS
  t3: 4S
  t4: 9C
  s: (AC) (2C) (3C) (5C)
  play turn
  now t1: JH 5C
  now t2: JS 3C
  now t3: 4S 2C
  now t4: 9C
  now s: (AC)

example No match is the end
  t1: 7H
  t2: 8S
  t3: 9C
  t4: 10D
  s: (AC)
  now lost

example Two cards left for three that match: two are covered, and it is won
  t1: JH
  t2: JS
  t3: 4S
  t4: 9C
  s: (2C) (3C)
  play turn
  now won

example Four in a row, 48 in the stock
  deal 1
  now each t 1 card
  now s 48 cards

example Nothing is moved in the row
  t1: JH
  t2: JS
  t3: 4S
  s: (AC)
  may only turn
  may not t1 t2: build none

example What matches is judged before any is covered
  t1: JH
  t2: JS
  t3: 9C
  t4: 4D
  s: (AC) (9H) (9D)
  play turn
  now t1: JH 9D
  now t2: JS 9H
  now t3: 9C

example A place left empty stays so
  t1: JH
  t2: JS
  s: (AC)
  may not t1 t3: spaces stay empty
