game Sorts

deal
  4 to each tableau

tableau 13
  build any card when worth is 13
  spaces take any card

win when worth of top of tableau is 91
