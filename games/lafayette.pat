game Lafayette
family Canfield
source PySolFC, Lafayette

deal
  13 to reserve
  1 to each tableau
  rest to stock

foundations lower 4
  base ace
  build up in suit
  worry back to tableau or upper

foundations upper 4
  base king
  build down in suit
  worry back to tableau or lower

reserve

tableau 4
  build down in alternating colours
  move sequence
  spaces take any card from reserve at once
  spaces take seven

stock
  turn 3 to waste
  redeals unlimited

waste

win when all cards on foundations
