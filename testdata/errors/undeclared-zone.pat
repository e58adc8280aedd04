game Board

deal
  3 to each tableau
  1 to each cells # ERROR undeclared-zone "the game has no cells"

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

win when foundations full
