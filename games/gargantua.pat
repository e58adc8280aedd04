game Gargantua
variant of klondike
also Jumbo
source Wikipedia, Gargantua (card game)
decks 2
without option draw

deal
  1 2 3 4 5 6 7 8 9 to tableau top face up
  rest to stock

foundations 8

tableau 9

stock
  turn 1 to waste
  redeals 1

example Nine piles, and 59 cards in the stock
  deal 2
  now t 45 cards
  now s 59 cards

example One redeal
  w: 9S 2D
  play redeal, turn, turn
  may not redeal: redeals 1

example Each ace of spades starts a foundation of its own
  f1: AS
  t1: AS
  t2: QH
  may t1 f2
  may not t2 t3: spaces take king

example Piles of one to nine, turned one card at a time
  deal 2
  now t1 1 card
  now t9 9 cards
  play turn
  now w 1 card
