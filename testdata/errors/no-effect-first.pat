game House

deal
  4 to each tableau
  1 to each reserve
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 8
  build down in suit
  spaces take any card from reserve or waste at once
  spaces take king from reserve or waste at once # WARNING no-effect "allows all of it"

reserve 4

stock
  turn 1 to waste

waste

win when foundations full
