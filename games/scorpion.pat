game Scorpion
family Spider
source Wikipedia, Scorpion (solitaire)

deal
  3 to each of tableau 1 to 4 face down
  3 to each of tableau 5 to 7
  4 to each tableau
  rest to stock

foundations 4
  takes sequence king to ace in suit

tableau 7
  build down in suit
  move any cards
  spaces take king

stock
  turn 1 to each of tableau 1 to 3

win when foundations full

example Down in suit, with whatever lies on the card
  t1: (2D) 7S KH 3C
  t2: 9H 8S
  t3: 8H
  may t1 t2 3: build down in suit
  may not t1 t3 3: build down in suit
  may t1 t4 2: spaces take king
