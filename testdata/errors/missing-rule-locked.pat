game House
counter locked 0 to 1 from 1

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 8
  build down in any suit
  spaces take any card from waste

stock
  turn 1 to waste when locked is 0 # ERROR missing-rule "`locked is 0` cannot be"

waste

after turn when 1 space in tableau
  set locked to 1

after move from waste
  set locked to 0

win when foundations full
