game Louis
variant of st-helena
source PySolFC, Louis

deal
  bases to upper
  bases to lower
  1 to each tableau
  rest to stock

foundations upper
  without takes

foundations lower
  without takes

tableau
  build up or down in suit wrapping
  spaces take any card from stock at once

stock
  turn 7 to each tableau
