game Flower Garden
variant of king-albert
also The Bouquet, The Garden, Le Parterre
source PySolFC, Flower Garden

deal
  6 to each tableau
  1 to each reserve

tableau 6
  build down in any suit

reserve 16

example Down in any suit, one card; the bouquet plays anywhere
  r1: 8H
  t1: 9S 8S
  t2: 9H
  may t1 t2 1, r1 t2: build down in any suit
  may r1 t3: spaces take any card
  may not t1 r2

example Six beds of six, sixteen in the bouquet
  deal 1
  now each t 6 cards
  now each r 1 card
