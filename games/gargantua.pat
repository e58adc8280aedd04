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
