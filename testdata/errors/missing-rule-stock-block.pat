game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock # ERROR missing-rule "the stock needs a `turn`"

foundations 4
  base ace
  build up in suit
  worry back

tableau 7
  build down in alternating colours
  move sequence
  spaces take king



waste

win when foundations full
