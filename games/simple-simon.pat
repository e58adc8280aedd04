game Simple Simon
variant of spider
source Wikipedia, Simple Simon (solitaire)
decks 1

deal
  8 8 8 7 6 5 4 3 2 1 to tableau

foundations 4

without stock
