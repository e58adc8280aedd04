game Seahaven Towers
variant of bakers-game
also Sea Towers, Towers, Tours du Alice
source Wikipedia, Seahaven Towers

deal
  5 to each tableau
  1 to each of cells 2 to 3

tableau 10
  spaces take king

example Down in suit; only a king, or what it carries, fills a space
  t1: 9S 8S
  t2: 9H
  t3: 8H
  t4: 4D KC
  may t3 t2: build down in suit
  may not t1 t2: build down in suit
  may t4 t5 1: spaces take king
  may not t2 t5: spaces take king

example Ten piles of five; the second and the third cell are taken
  deal 1
  now each t 5 cards
  now c1 empty
  now c2 1 card
  now c3 1 card
  now c4 empty
