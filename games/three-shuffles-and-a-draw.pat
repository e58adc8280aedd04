game Three Shuffles and a Draw
variant of la-belle-lucie
source PySolFC, Three Shuffles and a Draw

tableau
  move 1 card
  move any 1 card once
