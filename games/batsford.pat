game Batsford
variant of klondike
source PySolFC, Batsford
decks 2
without option draw

deal
  1 2 3 4 5 6 7 8 9 10 to tableau top face up
  rest to stock

foundations 8

# Kings go to the reserve one by one; what lies on them must go first.
tableau 10
  move 1 card
  move sequence to tableau

reserve
  takes king
  at most 3 cards

stock
  turn 1 to waste
  without redeals

example Ten piles of one to ten, no redeal
  deal 1
  now t 55 cards
  now s 49 cards
  may not redeal

example The reserve takes kings, three at most
  t1: KH
  t2: QS
  r: KS KC
  may not t2 r: takes king
  play t1 r
  may not t2 t1: spaces take king
  now r 3 cards

example It is full with three
  t1: KH
  r: KS KC KD
  may not t1 r: at most 3 cards
