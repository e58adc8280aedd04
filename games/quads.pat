game Quads
variant of troika
source PySolFC, Quads

deal
  4 at a time to each tableau but aces to foundations

tableau 13
  spaces take any card
  at most 4 cards
