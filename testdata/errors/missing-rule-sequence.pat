game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  takes sequence of 13 # ERROR missing-rule "does not say how the cards of the sequence follow each other"

tableau 7
  build down in suit
  move sequence
  spaces take king

discard
  takes sequence of 4 in suit from tableau when waste in sequence # ERROR missing-rule "`discard` has no `build` line" ERROR missing-rule "`waste` has no `build` line"

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
