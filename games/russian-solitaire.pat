game Russian Solitaire
variant of yukon
source Wikipedia, Russian solitaire

tableau
  build down in suit

example Down in suit, with whatever lies on the card
  t1: (2C) 9S 4D 7H
  t2: 10S
  t3: 10H
  may t1 t2 3: build down in suit
  may not t1 t3 3: build down in suit
