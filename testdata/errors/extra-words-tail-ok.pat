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
  spaces take any card from waste at once when stock empty

reserve
  build none
  spaces take queen

tableau extra 4
  spaces close up
  build down in suit
  takes only from waste
  spaces take any card

discard
  takes pair totalling 13 from tableau or waste

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
