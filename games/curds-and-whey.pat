game Curds and Whey
family Spider
source PySolFC, Curds and Whey

deal
  4 to each tableau

tableau 13
  build down in suit or same rank
  move sequence down in suit
  move sequence same rank
  spaces take king

win when tableau in sequence of 13 down in suit
