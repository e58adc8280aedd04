game Russian Patience
also Die Russische
family Gypsy
source PySolFC, Russian Patience
decks 2
ranks ace seven to king

deal
  1 ace to foundations
  9 to each tableau

foundations 8
  base ace
  build up in suit
  worry back when cards in pile is at least 2

tableau 7
  build down in alternating colours but ace
  move sequence
  spaces take 1 card

win when foundations full
