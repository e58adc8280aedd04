game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13 # ERROR missing-rule "needs a `spaces`"
  build down in any suit

win when foundations full
