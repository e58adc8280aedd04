game House

deal
  4 to each of tableau 1 to 6
  4 to tableau 7
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king when bottom of foundations 1 is ace
  spaces take queen when rank of foundations 1 is at least king
  spaces take jack when rank of bottom of foundations 2 is ace
  spaces take ten when 2 aces at bottom of foundations
  spaces take nine when bottom of foundations 1 is not ace of spades

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
