game Gate
family Canfield
source PySolFC, Gate

deal
  5 to each reserve
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit
  worry back

reserve 2

tableau 8
  build down in alternating colours
  move sequence
  spaces take any card from reserve 1 at once when cards in reserve 1 is at least cards in reserve 2
  spaces take any card from reserve 2 at once
  spaces take any card from waste at once when reserve empty
  spaces take any card when reserve empty

stock
  turn 1 to waste

waste

win when foundations full
