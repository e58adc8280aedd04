game Spider
family Spider
source Wikipedia, Spider (solitaire)
decks 2

deal
  6 6 6 6 5 5 5 5 5 5 to tableau top face up
  rest to stock

foundations 8
  takes sequence king to ace in suit at once

tableau 10
  build down in any suit
  move sequence in suit
  spaces take any card

stock
  turn 1 to each tableau when no spaces in tableau

win when foundations full

example A sequence moves only in suit, though any suit is built on
  t1: 9D 8S 7S
  t2: 9C
  t3: 2D 8D 7S
  may t1 t2 2: move sequence in suit
  may not t3 t2 2: move sequence in suit

example King to ace in suit leaves by itself
  t1: (5D) KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S
  t2: 7C AS
  play t2 t1
  now t1: 5D
  now f1: KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS

example No turn while a pile is empty
  t1: 5S
  s: (2C) (3C) (4C) (5C) (6C) (7C) (8C) (9C) (10C) (JC)
  may not turn: turn 1 to each tableau when no spaces in tableau
