game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  spaces take king # ERROR unknown-word "no step begins with `spaces`"
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7 # ERROR missing-rule "needs a `spaces`"
  build down in alternating colours

reserve 2

stock
  turn 1 to waste

waste

win when foundations full
