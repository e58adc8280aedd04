game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  4 to each reserve
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king to queen
  spaces take hearts from waste

reserve 4
  build other suit in colour from tableau
  build same colour in other suits from waste
  build same suit from tableau
  spaces stay empty

tableau line
  build up or down in other suits one way
  spaces take any card

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
