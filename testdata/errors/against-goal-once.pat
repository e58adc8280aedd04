game House

deal
  4 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit
  worry back

tableau 8
  build down in any suit
  spaces take any card from foundations at once # NOTE against-goal "by itself"

stock
  turn 1 to waste

waste

win when foundations full
