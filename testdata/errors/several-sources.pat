game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  2 to each reserve
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take ace at once # WARNING several-sources "does not say from where"
  spaces take king from reserve # NOTE several-sources "from 7 piles"

stock
  turn 3 to waste
  redeals unlimited

waste

reserve 7

win when foundations full
