game Simple Simon
variant of spider
source Wikipedia, Simple Simon (solitaire)
decks 1

deal
  8 8 8 7 6 5 4 3 2 1 to tableau

foundations 4

without stock

example Any suit is built on, only in suit it moves
  t1: 9D 8S 7S
  t2: 9C
  t3: 2D 8D 7C
  may t1 t2 2: move sequence in suit
  may not t3 t2 2: move sequence in suit

example Piles of eight down to one, all face up
  deal 1
  now t1 8 cards
  now t3 8 cards
  now t4 7 cards
  now t10 1 card
