game House

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take ace # NOTE against-goal "only cards with which a foundation begins"

win when foundations full
