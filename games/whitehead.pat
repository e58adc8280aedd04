game Whitehead
variant of klondike
source PySolFC, Whitehead
without option draw

deal
  1 2 3 4 5 6 7 to tableau
  rest to stock

tableau
  build down in colour
  move sequence in suit
  spaces take any card

stock
  turn 1 to waste
  without redeals

example Built in colour, moved in suit
  t1: 9S 8C
  t2: 9C
  t3: 10C
  t4: 2H 9H 8H
  t5: 10D
  may t1 t2 1: build down in colour
  may not t1 t3 2: move sequence in suit
  may t4 t5 2: move sequence in suit

example Any card fills a space, and the stock is turned once
  w: 2C
  t1: 9S 8C
  may t1 t2 1, w t2: spaces take any card
  may not redeal
