game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn 3 to waste
  redeals unlimited

waste

reserve
  spaces stay empty
  takes king # ERROR contradiction "cannot stay empty where the zone takes king"

reserve far
  build none
  takes queen # ERROR contradiction "`build none` cannot stand"

win when foundations full
