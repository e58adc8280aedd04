game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build any card when rank is at most 1 below rank of top # NOTE goes-round "below the ace comes the king, and of the ace it is the king"
  spaces take any card

win when foundations full
