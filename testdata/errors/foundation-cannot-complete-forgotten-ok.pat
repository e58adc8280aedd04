game Board

deal
  4 to each tableau

foundations 4
  build in order two four six eight ten queen ace three five seven nine jack king in suit

tableau 13
  build down in any suit
  spaces take any card

win when all cards on foundations
