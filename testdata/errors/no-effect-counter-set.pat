game House
variant of queen-of-italy
counter locked 0 to 1

deal
  11 to reserve
  1 to each of tableau 1 to 4
  player plays 1 from tableau to foundations
  1 to each empty tableau
  rest to stock

tableau
  spaces take any card from waste

stock
  turn 1 to waste when locked is 0

after turn when at least 1 spaces in tableau
  set locked to 0 # WARNING no-effect "`when locked is 0` always holds"

after move from waste
  set locked to 0
