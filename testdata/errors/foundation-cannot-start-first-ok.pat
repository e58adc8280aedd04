game Board

deal
  4 to each tableau

foundations 4
  base rank of first card
  build up in suit wrapping

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
