game Demon
variant of double-canfield
source PySolFC, Demon

deal
  40 to reserve top face up
  1 to foundations
  1 to each tableau
  rest to stock

tableau 8
  move sequence
