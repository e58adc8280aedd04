game Trefoil
variant of la-belle-lucie
source PySolFC, Trefoil

deal
  4 aces to foundations
  3 to each tableau

foundations
  worry back when cards in pile is at least 2

tableau 16
