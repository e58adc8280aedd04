game Board

deal
  4 to tableau
  rest to waste

foundations 4
  base ace
  build up in suit

tableau
  build down in any suit
  spaces take any card when waste home # ERROR no-home "no card is ever home"

win when foundations full
