game House

deal
  4 to each tableau
  rest to stock

foundations lower 4
  base ace
  build up in suit
  worry back to tableau or lower # NOTE unlike-twin "names `lower` itself"

foundations upper 4
  base king
  build down in suit
  worry back to tableau or lower

tableau 8
  build up or down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
