game Sorts

deal
  4 to each tableau

tableau 13
  build any card when worth of top is suit of card # ERROR mixed-sorts "what cards count"
  build any card when worth of card is king # ERROR digit-or-rank "is a rank"
  build any card when rank of card is worth of source minus 2 # ERROR mixed-sorts "what cards count"
  build any card when worth is 13
  spaces take any card

win when worth of top of tableau is 91
