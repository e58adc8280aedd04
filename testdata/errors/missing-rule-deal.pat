game Board # ERROR missing-rule "needs a `deal`"

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
