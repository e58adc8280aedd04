game Fascination Fan
variant of la-belle-lucie
also Demon Fan
source PySolFC, Fascination Fan

deal
  3 to each of tableau 1 to 17 top face up
  1 to tableau 18

tableau
  build down in alternating colours

may redeal 6 times
  gather tableau
  shuffle
  3 at a time to each tableau top face up
