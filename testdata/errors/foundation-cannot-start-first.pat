game Board

deal
  4 to each tableau

foundations 5 # ERROR foundation-cannot-start "cards of one rank"
  base rank of first card
  build up in suit wrapping

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
