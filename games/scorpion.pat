game Scorpion
family Spider
source Wikipedia, Scorpion (solitaire)

deal
  3 to each of tableau 1 to 4 face down
  3 to each of tableau 5 to 7
  4 to each tableau
  rest to stock

foundations 4
  takes sequence king to ace in suit

tableau 7
  build down in suit
  move any cards
  spaces take king

stock
  turn 1 to each of tableau 1 to 3

win when foundations full

example Down in suit, with whatever lies on the card
  t1: (2D) 7S KH 3C
  t2: 9H 8S
  t3: 8H
  may t1 t2 3: build down in suit
  may not t1 t3 3: build down in suit
  may t1 t4 2: spaces take king

example King to ace in suit leaves together, whatever lies under it
  t1: 9D KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS
  t2: KH QH
  play t1 f1 13
  now t1: 9D

example The three cards of the stock go on the first three piles
  t1: 9D
  t4: 8C
  s: (2C) (3C) (4C)
  play turn
  now t1: 9D 4C
  now t2: 3C
  now t3: 2C
  now t4: 8C
  may not turn

example Seven piles of seven, twelve cards face down, three in the stock
  deal 1
  now each t 7 cards
  now s 3 cards

example Four suits put away win
  f1: KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS
  f2: KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H AH
  f3: KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C AC
  t1: KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D AD
  now not won
  play t1 f4 13
  now won
