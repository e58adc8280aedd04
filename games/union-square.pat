game Union Square
also British Square
family Two Decks
source PySolFC, Union Square
decks 2

deal
  1 to each tableau
  rest to stock

foundations 4
  build in order ace to king king to ace in suit

tableau 16
  build up or down in suit one way
  move 1 card
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full

example A pile keeps the way it has begun
  t1: 5S 6S
  t2: 7S
  t3: 5S
  t4: 9H
  may t2 t1: build up or down in suit one way
  may not t3 t1: build up or down in suit one way

example Up to the king, and from the other king down again
  f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS
  t1: KS
  t2: QS
  play t1 f1
  may t2 f1: build in order ace to king king to ace in suit

example Sixteen piles of one, 88 in the stock, one pass
  deal 1
  now each t 1 card
  now s 88 cards
  may not redeal
