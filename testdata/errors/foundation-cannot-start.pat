game Board

deal
  4 to each tableau

foundations 8 # ERROR foundation-cannot-start "8 foundations start with aces, but one deck has 4 of them"
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
