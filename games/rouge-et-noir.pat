game Rouge et Noir
family Klondike
source Wikipedia, Rouge et Noir
decks 2

deal
  8 7 6 5 4 3 2 1 1 0 to tableau top face up
  rest to stock

foundations 4
  base red ace red ace black ace black ace
  build up in colour

tableau 10
  build down in alternating colours
  move sequence
  spaces take king

discard
  takes sequence king to ace in alternating colours

stock
  turn 1 to each tableau

win when foundations full and 52 cards in discard

example Two red foundations and two black, in colour
  f1: AH 2D
  f3: AS
  t1: 3H
  t2: 2H
  t3: 2C
  may t1 f1: build up in colour
  may t3 f3
  may not t2 f3: build up in colour

example A whole sequence leaves, a part of one moves
  t1: KS QH JS 10H 9S 8H 7S 6H 5S 4H 3S 2H AS
  t2: 9C 8D 7S
  t3: 9H
  t4: 10D
  may t1 d 13
  may t2 t4 3
  may not t2 t5 3: spaces take king

example Deal 1
  deal 1
  now t1 8 cards
  now t10 empty
  now s 67 cards
