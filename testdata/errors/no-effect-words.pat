game House
decks 1 apart # WARNING no-effect "cannot be shuffled apart"
worth 10 king # WARNING no-effect "no line adds cards up"

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours one way # WARNING no-effect "one direction only"
  build same rank wrapping # WARNING no-effect "no end to go round"
  build same suit in suit # WARNING no-effect "says all about suits"
  move sequence
  spaces take king

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full
