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

example Four piles of six, six of five, the top cards up, 50 in the stock
  deal 1
  now t1 6 cards
  now t4 6 cards
  now t5 5 cards
  now t10 5 cards
  now s 50 cards

example Any card fills a space
  t1: 9S 6H
  t2: KS
  may t1 t3 1: spaces take any card

example Eight suits put away win
  f1: KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS
  f2: KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS
  f3: KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H AH
  f4: KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H AH
  f5: KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C AC
  f6: KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C AC
  f7: KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D AD
  t1: KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D
  t2: AD
  now not won
  play t2 t1
  now won

example A turn lays one card on each pile, and breaks what was built
  s: (2C) (3C) (4C) (5C) (6C) (7C) (8C) (9C) (10C) (JC)
  t1: 5S
  t2: 5H
  t3: 5D
  t4: 5C
  t5: 7S
  t6: 7H
  t7: 7D
  t8: 7C
  t9: 9S
  t10: 9H
  play turn
  now t1: 5S JC
  now t10: 9H 2C
  now s empty
  may not turn
