game Strategy with six piles
variant of strategy-aces-as-turned
also Strategy Plus
source PySolFC, Strategy +

reserve 6

example Six piles
  deal 1
  now s 52 cards
  play turn, w r6
  now r 1 card
