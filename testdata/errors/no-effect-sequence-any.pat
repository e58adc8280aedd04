game House

deal
  5 5 5 5 5 5 5 5 6 6 to tableau

foundations 4
  takes sequence king to ace in alternating colours # ERROR no-effect "never move together"

tableau 10
  build down in suit
  move any cards
  spaces take king

win when foundations full
