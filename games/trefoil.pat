game Trefoil
variant of la-belle-lucie
source PySolFC, Trefoil

deal
  4 aces to foundations
  3 to each tableau

tableau 16
