game Baker's Game
variant of freecell
source Wikipedia, Baker's Game

tableau
  build down in suit

example Down in suit; cells carry a sequence
  t1: 9S 8S 7S
  t2: 10H
  t3: 10S
  t4: 9H
  may t1 t3 3: build down in suit
  may not t1 t2 3: build down in suit
