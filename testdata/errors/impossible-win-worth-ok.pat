game Bound

deal
  4 to each tableau

tableau 13
  build any card
  spaces take any card

win when worth of top of tableau is at least 154
