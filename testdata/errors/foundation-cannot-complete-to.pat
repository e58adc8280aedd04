game Board

deal
  4 to each tableau

foundations 4
  build in order king ace queen in suit # WARNING foundation-cannot-complete "leaves out"

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
