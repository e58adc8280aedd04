game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4 # ERROR missing-rule "needs a `build`"
  base ace

tableau 7
  build down in alternating colours
  move squence # ERROR expected-word "cannot use"
  spaces stay empty
  spaces take king # ERROR contradiction "both stay empty"

stock
  turn 3 to waste
  redeals unlimited

waste

win when foundations full
