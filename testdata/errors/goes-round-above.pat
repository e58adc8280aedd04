game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build any card when rank is at least 2 above rank of top # NOTE goes-round "above the king comes the ace, and of the king it is the two"
  spaces take any card

win when foundations full
