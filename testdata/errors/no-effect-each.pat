game House

deal
  1 2 3 4 5 6 7 to tableau top face up once # WARNING no-effect "is done once anyway"
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king from each tableau # WARNING no-effect "changes nothing here"
  spaces take queen from bottom of waste # WARNING no-effect "changes nothing here"

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full
