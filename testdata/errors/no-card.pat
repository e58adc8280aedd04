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
  spaces take up in suit # ERROR no-card "there is none in an empty pile"

stock
  turn 3 to waste
  redeals unlimited

waste

may peek when rank is king # ERROR no-card "no moving card in an action"
  face up tableau

after turn when top is ace # ERROR no-card "no pile in this event"
  1 to pile # ERROR no-card "no pile of its own"

win when all up in suit on foundations # ERROR no-card "in a `win` line"
