game Clover Leaf
family Fan
source PySolFC, Clover Leaf

deal
  bases to foundations
  3 to each tableau

foundations lower 2
  suits clubs spades
  base ace
  build up in suit
  worry back

foundations upper 2
  suits hearts diamonds
  base king
  build down in suit
  worry back

tableau 16
  build up or down in suit
  move 1 card
  spaces take ace or king

win when foundations full
