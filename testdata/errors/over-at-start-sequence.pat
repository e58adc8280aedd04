game Rows

deal
  1 to each tableau
  rest to stock

tableau 9
  build down in suit
  spaces take any card

stock
  turn 1 to each tableau

win when tableau in sequence # ERROR over-at-start "`tableau in sequence` holds as soon"
