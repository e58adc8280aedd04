game Board

deal
  4 to each tableau

foundations 4 # ERROR missing-rule "`foundations` needs a `build`"
  base ace

tableau 13 # ERROR missing-rule "`tableau` needs a `build`"
  spaces take any card

win when foundations full
