game Board

deal
  4 to each tableau

foundations 4 # ERROR missing-rule "needs a `base`"
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
