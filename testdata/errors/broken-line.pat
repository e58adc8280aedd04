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
  spaces take king or queen
    when stock empty # ERROR broken-line "goes on with the line above"

stock
  turn 1 to waste

waste

win when foundations full
  and stock empty # ERROR broken-line "goes on with the line above"
