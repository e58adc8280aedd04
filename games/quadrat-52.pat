game Quadrat with 52 cards
variant of quadrat
source Wikipedia, Quadrat, with an aim that can be reached
ranks ace to king

# Thirteen cards of a suit do not go away in pairs.
win when stock empty

example With 52 cards it is won when the stock is used up
  t1: 7H
  t2: 9H
  t3: KS
  t4: AC
  s: (8C) (10D)
  now not won
  play t1+t2
  now won
