game House

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in suit when bottom of pile is queen
  spaces take king # NOTE dead-space "on the kings that a space of `tableau` takes nothing is ever built"

stock
  turn 1 to waste

waste

win when foundations full
