game Scorpion Towers
family Spider
source PySolFC, Scorpion Towers

deal
  5 to each tableau
  1 to each of cells 2 to 3

tableau 10
  build down in suit
  move sequence
  spaces take king
  spaces take any card when 4 kings at bottom of tableau

cells 4

win when tableau in sequence of 13 down in suit
