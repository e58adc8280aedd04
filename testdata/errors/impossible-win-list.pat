game Queens Between

deal
  4 queens to centre
  rest to stock

foundations centre 4
  base queen
  build none

foundations descending 4
  build in order five to ace in suit # ERROR impossible-win "can never hold"

foundations ascending 4
  build in order six to jack in suit

stock
  turn 1 to waste
  redeals 2

waste

win when stock empty and waste empty
