game Miss Milligan
variant of gypsy
source PySolFC, Miss Milligan

deal
  1 to each tableau
  rest to stock

foundations
  without worry back

tableau
  spaces take king

reserve
  spaces take any card from tableau when stock empty
  move sequence down in alternating colours

example Eight cards at a time, on spaces too
  t1: 9S
  s: (2C) (3C) (4C) (5C) (6C) (7C) (8C) (9C)
  play turn
  now t1: 9S 9C
  now t2: 8C
  now t8: 2C
  now s empty

example Only a king, or a sequence from one, fills a space
  t1: 9S KS QH
  t2: QS
  may t1 t3 2: spaces take king
  may not t2 t3: spaces take king

example When the stock is empty a card or a sequence may wait aside
  t1: 5D 9S 8H
  t2: 9C
  may t1 r 2, t1 r 1: spaces take any card from tableau when stock empty
  play t1 r 2
  now r: 9S 8H
  may not t2 r

example Not before
  t1: 9S
  t2: 9C
  s: (2C)
  may not t1 r: spaces take any card from tableau when stock empty

example Eight piles of one, 96 in the stock
  deal 1
  now each t 1 card
  now s 96 cards

example A sequence that waits comes back whole or in part
  r: 9S 8H
  t1: 9C
  t2: 10D
  may r t1 1, r t2 2
