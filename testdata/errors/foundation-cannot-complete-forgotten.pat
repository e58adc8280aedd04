game Board

deal
  4 to each tableau

foundations 4
  build in order two four six eight ten queen ace three five seven jack king in suit # WARNING foundation-cannot-complete "leaves out the nines"

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
