game Eight Off
variant of bakers-game
source Wikipedia, Eight Off

deal
  6 to each tableau
  1 to each of cells 1 to 4

tableau
  spaces take king

cells 8

example Down in suit; only a king fills a space
  t1: 9S 8S
  t2: 9H
  t3: 8H
  t4: 4D KC
  may t3 t2: build down in suit
  may not t1 t2: build down in suit
  may t4 t5 1: spaces take king
  may not t2 t5: spaces take king

example Eight piles of six, four of eight cells taken
  deal 1
  now each t 6 cards
  now c 4 cards
  now c5 empty
