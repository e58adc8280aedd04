game Quadruple Klondike
variant of klondike
source PySolFC, Quadruple Klondike
decks 4
without option draw

deal
  1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 to tableau top face up
  rest to stock

foundations 16

tableau 16

stock
  turn 1 to waste

example Sixteen piles of one to sixteen cards from four packs, 72 in the stock
  deal 1
  now t1 1 card
  now t16 16 cards
  now s 72 cards

example Four aces of a suit begin four foundations, and the stock is turned card by card
  f1: AS 2S
  f2: AS
  f3: AS
  t1: AS
  t2: 2S
  s: (KH) (QH)
  play t2 f
  may not t1 f2
  play t1 f
  now f4: AS
  play turn
  now w: QH
