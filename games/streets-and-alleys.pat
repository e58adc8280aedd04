game Streets and Alleys
variant of beleaguered-castle
source PySolFC, Streets and Alleys

deal
  7 7 7 7 6 6 6 6 to tableau

example Four piles of seven, four of six; aces lie among them
  deal 1
  now t1 7 cards
  now t8 6 cards
  now f empty
