game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations ups 4
  base ace
  build up in suit wrapping # WARNING no-effect "`wrapping` changes nothing in `ups`: a pile begins with the ace"

foundations list 2
  build in order king queen jack ten in suit wrapping # WARNING no-effect "the list has an end"

tableau 7
  build down in alternating colours wrapping
  move sequence
  spaces take king

stock
  turn 1 to waste
  redeals 2

waste

win when list full or ups full
