game Spiderette
variant of spider
source Wikipedia, Spiderette
decks 1

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4

tableau 7
