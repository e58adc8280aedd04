game Board

deal
  4 to tableau
  rest to waste

foundations 4
  base ace
  build up in suit

tableau
  build down in any suit
  spaces take any card when waste empty

win when foundations full
