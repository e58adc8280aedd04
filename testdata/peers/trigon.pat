game Trigon
variant of klondike-deal-1
source Solvitaire, preset trigon

foundations
  without worry

tableau
  build down in suit
